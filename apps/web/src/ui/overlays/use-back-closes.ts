import { useEffectEvent, useLayoutEffect } from 'react'
import { enterOverlay } from './history-entries.ts'

/** While an overlay is open, Back closes it instead of leaving the page. */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // An overlay that is seen no more has closed: Back may follow at once.
  useLayoutEffect(() => (opened ? enterOverlay(() => close()) : undefined), [opened])
}
