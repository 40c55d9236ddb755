import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds in which what stands above may still come, or go. */
const patience = 3_000
/** Events that show that the person has taken over. */
const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Shows an element, and keeps it where it is while the page around it loads. @returns ends it */
function keepInView(element: Element): () => void {
  // Fires at once, and then whenever the height of the page changes.
  const growth = new ResizeObserver(() => element.scrollIntoView())
  const stop = () => {
    growth.disconnect()
    clearTimeout(deadline)
    for (const sign of signsOfLife) removeEventListener(sign, stop)
  }
  const deadline = setTimeout(stop, patience)
  for (const sign of signsOfLife) addEventListener(sign, stop, { passive: true })
  growth.observe(document.documentElement)
  return stop
}

/** Scrolls to a place of the page, `#name`, which notifications link to, also if the page is already open. */
export function usePlaceInView(name: string) {
  const place = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (key && hash === `#${name}` && place.current) return keepInView(place.current)
  }, [hash, key, name])
  return place
}
