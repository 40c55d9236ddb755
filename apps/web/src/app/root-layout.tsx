import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useSession } from '#lib/session.ts'
import { loadToasts } from '#ui/feedback/toast.ts'
import { SkipLink } from '#ui/layout/skip-link.tsx'
import { useScrollRestoration } from '#ui/lists/scroll-restoration.ts'
import { DockHost } from '#ui/overlays/dock-host.tsx'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { useRouteAnnouncement } from './navigation/route-announcement.ts'
import { isPrerendered, repeatPress } from './prerender/adopt.ts'
import { useSessionEnd } from './session-end.ts'

/** The first page of each document has the key `default`, whichever page it is. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** Signed-in users write, and need toasts when that fails. */
const useToasts = () => {
  const signedIn = useSession() !== null
  useEffect(() => {
    if (signedIn) void loadToasts().catch(() => undefined)
  }, [signedIn])
}

/** React Router scrolls the first page to its top; who has scrolled down what the server rendered stays there. */
const useKeptScroll = () => {
  const top = useRef(0)
  useInsertionEffect(() => {
    top.current = scrollY
  }, [])
  // Runs after the effects of what is inside.
  useLayoutEffect(() => {
    if (isPrerendered()) scrollTo({ top: top.current, behavior: 'instant' })
  }, [])
}

/** Around every page: skip link, navigation progress, scroll restoration, focus after a navigation. */
export const RootLayout = () => {
  useRouteAnnouncement()
  useSessionEnd()
  useToasts()
  useScrollRestoration(useLocation().key)
  useKeptScroll()
  useEffect(repeatPress, [])
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Outlet />
      <DockHost />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}
