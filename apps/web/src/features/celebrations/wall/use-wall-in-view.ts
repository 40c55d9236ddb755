import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Notifications lead to `#wall`, also somebody who is on the page already. */
export function useWallInView() {
  const place = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (key && hash === '#wall') place.current?.scrollIntoView()
  }, [hash, key])
  return place
}
