import { type SessionUser, startPage } from './session.ts'

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
