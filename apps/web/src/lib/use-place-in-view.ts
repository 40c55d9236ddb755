import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to a place of the page, `#name`, which notifications link to, also if the page is already open. */
export function usePlaceInView(name: string) {
  const place = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (key && hash === `#${name}`) place.current?.scrollIntoView()
  }, [hash, key, name])
  return place
}
