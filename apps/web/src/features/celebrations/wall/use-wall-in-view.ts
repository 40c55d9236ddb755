import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to `#wall`, which notifications link to, also if the page is already open. */
export function useWallInView() {
  const place = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (key && hash === '#wall') place.current?.scrollIntoView()
  }, [hash, key])
  return place
}
