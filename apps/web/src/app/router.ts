import { createBrowserRouter, type RouteObject } from 'react-router'
import { readSession } from '#lib/session.ts'
import { BareErrorPage, ErrorPage } from '#pages/site/error/error-page.tsx'
import { onlyCelebrants, onlyGuests, onlyProviders, onlySignedIn, onlyStaff } from './guards.ts'
import { withSignedInMessages } from './languages/load.ts'
import { RootLayout } from './root-layout.tsx'
import { celebrantRoutes } from './routes/celebrant.ts'
import { guestRoutes } from './routes/guest.ts'
import { offlineRoutes, openOfflineRoutes } from './routes/offline.ts'
import { openRoutes } from './routes/open.ts'
import { providerRoutes, storeFormRoutes } from './routes/provider.ts'
import { publicRoutes } from './routes/public.ts'
import { signedInRoutes } from './routes/signed-in.ts'
import { staffRoutes } from './routes/staff.ts'

const publicLayout = () => import('./layouts/public-layout.tsx')
const celebrantLayout = withSignedInMessages(() => import('./layouts/celebrant-layout.tsx'))
const openLayout = withSignedInMessages(async () => {
  const [layout] = await Promise.all([import('./layouts/open-layout.tsx'), readSession() && celebrantLayout()])
  return layout
})
const providerLayout = withSignedInMessages(() => import('./layouts/provider-layout.tsx'))
const storeFormLayout = () => import('./layouts/store-form-layout.tsx')
const staffLayout = withSignedInMessages(() => import('./layouts/staff-layout.tsx'))
const notFound = () => import('#pages/site/not-found/route.tsx')

/** The error boundary is inside the layout, so that the navigation stays when a page throws. */
const framed = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ErrorPage, children }]

/** Pages that need a connection. Each gets its own `lazy` object: the router clears one that it has loaded. */
const connected = (children: RouteObject[]): RouteObject[] =>
  framed([{ lazy: { loader: async () => (await import('./connection.ts')).onlyConnected }, children }])

/** Guards are middleware: they run on each navigation, before any loader of a page beneath them. */
const groups: RouteObject[] = [
  { middleware: [onlyGuests], children: guestRoutes },
  { lazy: publicLayout, children: framed([...publicRoutes, { path: '*', lazy: notFound }]) },
  { lazy: celebrantLayout, middleware: [onlyCelebrants], children: connected(celebrantRoutes) },
  {
    lazy: celebrantLayout,
    middleware: [onlySignedIn],
    children: [...framed(offlineRoutes), ...connected(signedInRoutes)],
  },
  { lazy: openLayout, children: [...framed(openOfflineRoutes), ...connected(openRoutes)] },
  {
    lazy: providerLayout,
    middleware: [onlyProviders],
    children: connected([{ lazy: storeFormLayout, children: storeFormRoutes }, ...providerRoutes]),
  },
  { lazy: staffLayout, middleware: [onlyStaff], children: connected(staffRoutes) },
]

export const router = createBrowserRouter([
  { Component: RootLayout, ErrorBoundary: BareErrorPage, HydrateFallback: () => null, children: groups },
])
