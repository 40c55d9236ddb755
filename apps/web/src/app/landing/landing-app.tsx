import { StrictMode, useEffect } from 'react'
import { Component as Landing } from '#pages/site/landing/route.tsx'
import { SkipLink } from '#ui/layout/skip-link.tsx'
import { repeatPress } from '../prerender/adopt.ts'

// The form, the router and the cache that it needs are loaded on hover or focus, not with the page.
const loadSignIn = async () => (await import('./sign-in-dialog.tsx')).StandaloneSignInDialog

/** The landing page as a document of its own, for guests: without the app's router and cache. */
export const LandingApp = () => {
  useEffect(repeatPress, [])
  return (
    <StrictMode>
      <SkipLink />
      <Landing loadSignIn={loadSignIn} />
    </StrictMode>
  )
}
