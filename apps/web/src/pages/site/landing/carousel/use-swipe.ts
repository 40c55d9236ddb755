import { type PointerEvent, useRef } from 'react'

/** Minimum horizontal distance of a swipe in pixels. */
const far = 40

/** Handlers for an element with `touch-action: pan-y`: `onSwipe` gets 1 for the next and -1 for the one before. */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const start = useRef<number | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = start.current === null ? 0 : clientX - start.current
      start.current = null
      if (Math.abs(way) >= far) onSwipe(way < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
