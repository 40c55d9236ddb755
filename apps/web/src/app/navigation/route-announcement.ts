import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce } from '#ui/feedback/announcer.tsx'

/**
 * After a navigation moves the focus to the new page's main heading (or to `<main>`) and announces the page's title, as a
 * browser does for a new document. Not on the first page, and not when the URL has a fragment.
 */
export const useRouteAnnouncement = (): void => {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    const frame = requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
      announce(document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, hash])
}
