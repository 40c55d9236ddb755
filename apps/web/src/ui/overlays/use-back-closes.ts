import { useEffect, useEffectEvent } from 'react'
import { enterOverlay } from './history-entries.ts'

/** While an overlay is open, Back closes it instead of leaving the page. */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (opened ? enterOverlay(() => close()) : undefined), [opened])
}
