import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce } from '#ui/feedback/announcer.tsx'

const focusOn = (element: HTMLElement | null) => {
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
}

const heading = () => document.querySelector<HTMLElement>('main h1')

/** Moves the focus on from `<main>` to the heading once there is one, unless it has gone elsewhere meanwhile. */
function followHeading(main: HTMLElement | null): () => void {
  const watch = new MutationObserver(() => {
    const found = heading()
    if (!found) return
    watch.disconnect()
    if ([main, document.body].some(one => one === document.activeElement)) focusOn(found)
    announce(document.title)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/**
 * After a navigation moves the focus to the new page's main heading (to `<main>` until that is there) and announces the
 * page's title, as a browser does for a new document. Not on the first page, and not when the URL has a fragment.
 */
export const useRouteAnnouncement = (): void => {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    let stop = () => undefined as void
    const frame = requestAnimationFrame(() => {
      const found = heading()
      const main = document.querySelector<HTMLElement>('main')
      focusOn(found ?? main)
      announce(document.title)
      if (!found) stop = followHeading(main)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [pathname, hash])
}
