import { useState } from 'react'
import { useBackCloses } from './use-back-closes.ts'

type Layer<T> = { shown: T | null; open: (value: T) => void; close: () => void }

/** State of an overlay over the whole page, such as a picture viewer. Back closes it instead of leaving the page. */
export function useLayer<T>(): Layer<T> {
  const [shown, open] = useState<T | null>(null)
  const close = () => open(null)
  useBackCloses(shown !== null, close)
  return { shown, open, close }
}
