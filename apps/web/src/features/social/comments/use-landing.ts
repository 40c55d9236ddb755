import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings what somebody came for before their eyes and gives it the focus, which screen readers follow. Two frames late:
 * the frame of the page gives the focus to its heading first.
 */
export function useLanding<E extends HTMLElement>(wanted: boolean): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (!wanted) return undefined
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        place.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
        place.current?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  return place
}
