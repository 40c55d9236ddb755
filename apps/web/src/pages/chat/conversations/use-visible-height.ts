import { type RefObject, useEffect, useRef } from 'react'

/** Gives a page the height that the keyboard of a phone leaves: some browsers lay it over the page otherwise. */
export function useVisibleHeight(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const seen = visualViewport
    if (!isOpen || !seen) return undefined
    const fit = () => page.current?.style.setProperty('--visible', `${seen.height}px`)
    fit()
    seen.addEventListener('resize', fit)
    return () => seen.removeEventListener('resize', fit)
  }, [isOpen])
  return page
}
