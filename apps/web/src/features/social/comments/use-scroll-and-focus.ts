import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls an element into view and focuses it, for screen readers too. Two frames late, because after a navigation the
 * page's heading is focused first.
 */
export function useScrollAndFocus<E extends HTMLElement>(enabled: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (!enabled) return undefined
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        element.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
        element.current?.focus({ preventScroll: true })
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [enabled])
  return element
}
