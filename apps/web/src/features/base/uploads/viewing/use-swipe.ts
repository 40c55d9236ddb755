import { type PointerEvent, useRef } from 'react'

/** Pixels that a finger must travel sideways. */
const far = 48

/** Sideways swipes: -1 back, 1 on. Spread on the element that is swiped. */
export const useSwipe = (onSwipe: (step: -1 | 1) => void) => {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from) return
      const dx = clientX - from.x
      if (Math.abs(dx) > far && Math.abs(dx) > Math.abs(clientY - from.y)) onSwipe(dx < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
