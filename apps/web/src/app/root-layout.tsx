import { delays } from '@celebrio/contract/platform/delays'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useRevalidator } from 'react-router'
import { noteSessionEnd, useSession } from '#lib/session.ts'
import { loadToasts } from '#ui/feedback/toast.ts'
import { SkipLink } from '#ui/layout/skip-link.tsx'
import { useScrollRestoration } from '#ui/lists/scroll-restoration.ts'
import { DockHost } from '#ui/overlays/dock-host.tsx'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { useRouteAnnouncement } from './navigation/route-announcement.ts'

/**
 * When the session ends without our doing (another tab signed out, the server refused the token) the guards look again.
 * Later than `useLogOut` goes to sign-in by itself, so that it keeps its own way.
 */
const useSessionEnd = () => {
  const { revalidate } = useRevalidator()
  const signedIn = useSession() !== null
  const wasSignedIn = useRef(signedIn)
  useEffect(() => {
    const ended = wasSignedIn.current && !signedIn
    wasSignedIn.current = signedIn
    if (!ended) return undefined
    noteSessionEnd()
    const timer = setTimeout(() => void revalidate(), delays.logout + 50)
    return () => clearTimeout(timer)
  }, [signedIn, revalidate])
}

/** Who is signed in writes, and has to be told when that fails. */
const useToasts = () => {
  const signedIn = useSession() !== null
  useEffect(() => {
    if (signedIn) void loadToasts().catch(() => undefined)
  }, [signedIn])
}

/** Around every page: skip link, progress of slow loads, scroll positions, focus after a navigation. */
export const RootLayout = () => {
  useRouteAnnouncement()
  useSessionEnd()
  useToasts()
  useScrollRestoration(useLocation().key)
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Outlet />
      <DockHost />
      <ScrollRestoration />
    </>
  )
}
