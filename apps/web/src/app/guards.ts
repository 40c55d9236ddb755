import { type MiddlewareFunction, redirect } from 'react-router'
import { paths } from '#lib/paths.ts'
import { isCelebrant, isProvider, readSession, type SessionUser, startPage } from '#lib/session.ts'

const toSignIn = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return redirect(paths.signIn(pathname + search))
}

/** Sends signed-in people to their start page: for the landing page. */
export const onlyGuests: MiddlewareFunction = () => {
  const session = readSession()
  if (session) throw redirect(startPage(session.user))
}

/** Sends guests to sign-in and brings them back afterwards by `?next=`. */
export const onlySignedIn: MiddlewareFunction = ({ request }) => {
  if (!readSession()) throw toSignIn(request)
}

/** As `onlySignedIn`; and pure providers go to their store. */
export const onlyCelebrants: MiddlewareFunction = ({ request }) => {
  const session = readSession()
  if (!session) throw toSignIn(request)
  if (!isCelebrant(session.user)) throw redirect(paths.serviceHome())
}

/** As `onlySignedIn`; and pure celebrants go home. */
export const onlyProviders: MiddlewareFunction = ({ request }) => {
  const session = readSession()
  if (!session) throw toSignIn(request)
  if (!isProvider(session.user)) throw redirect(paths.home())
}

// Any origin will do: it only shows whether an address leaves the one that it is read against.
const here = 'https://celebrio.invalid'

/**
 * Where to go after sign-in or sign-up: the `next` of the address when it is a page of this app, else the start page.
 * Whatever a browser would read as another site (`//elsewhere`, `/\\elsewhere`, `javascript:`) is dropped.
 */
export const pageAfterSignIn = (user: SessionUser, next: string | null | undefined): string => {
  const page = next?.startsWith('/') ? URL.parse(next, here) : null
  if (!page || page.origin !== here || page.pathname.startsWith('//')) return startPage(user)
  return page.pathname + page.search + page.hash
}
