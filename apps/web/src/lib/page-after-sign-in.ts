import { type SessionUser, startPage } from './session.ts'

// Any origin will do: it only serves to detect URLs that resolve to another one.
const here = 'https://celebrio.invalid'

/** In the address of a store: the item that was chosen there before signing in. */
export const chosenItem = 'add'

/** Whether somebody signs in to put something into their cart. */
export const isToAdd = (next: string | null | undefined): boolean =>
  next?.startsWith('/') === true && (URL.parse(next, here)?.searchParams.has(chosenItem) ?? false)

/**
 * Where to go after sign-in or sign-up: the `next` of the address when it is a page of this app, else the start page.
 * Anything that a browser would resolve to another site (`//elsewhere`, `/\\elsewhere`, `javascript:`) is dropped.
 */
export const pageAfterSignIn = (user: SessionUser, next: string | null | undefined): string => {
  const page = next?.startsWith('/') ? URL.parse(next, here) : null
  if (!page || page.origin !== here || page.pathname.startsWith('//')) return startPage(user)
  return page.pathname + page.search + page.hash
}
