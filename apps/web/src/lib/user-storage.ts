/**
 * Data of one user that is deleted when they sign out is stored as `own:<id>:<name>` in the local storage, drafts as
 * `own:<id>:draft:<purpose>`. Guests never sign out: their drafts are `draft:<purpose>` in the session storage.
 */
export const userKeyOf = (userId: number, name: string): string => `own:${userId}:${name}`

/** The name under which a user’s files lie in the cache storage, until the server has them. */
export const keptFilesOf = 'kept-files'

/** What guests keep, invitations that they have opened: whoever signs out of this browser leaves none of it behind either. */
export const guestKeyOf = (name: string): string => `guest:${name}`

// In the storage, so that other tabs that still show the user's drafts do not store them again.
const signedOut = 'signed_out'
const listeners = new Set<() => void>()

/** Registers a callback for sign-out, to clear the user's data in memory. */
export const onSignOut = (listener: () => void): void => void listeners.add(listener)

function remove(storage: Storage, matches: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (matches(key)) storage.removeItem(key)
}

// Earlier versions stored all drafts in the local storage under these keys too.
const isGuestDraft = (key: string) => key.startsWith('draft:')

/** Deletes the stored data of a user who signs out. */
export function clearUserStorage(userId: number): void {
  localStorage.setItem(signedOut, '1')
  const isGuests = (key: string) => isGuestDraft(key) || key.startsWith(guestKeyOf(''))
  remove(localStorage, key => key.startsWith(userKeyOf(userId, '')) || isGuests(key))
  remove(sessionStorage, isGuestDraft)
  if ('caches' in globalThis) caches.delete(userKeyOf(userId, keptFilesOf)).catch(() => undefined)
  for (const listener of listeners) listener()
}

/** Deletes the drafts of everybody but the user who signs in: of guests, and of users whose session was lost. */
export function clearOtherUsersDrafts(userId: number): void {
  localStorage.removeItem(signedOut)
  const isOtherUsersDraft = (key: string) => /^own:\d+:draft:/.test(key) && !key.startsWith(userKeyOf(userId, ''))
  remove(localStorage, key => isOtherUsersDraft(key) || isGuestDraft(key))
  remove(sessionStorage, isGuestDraft)
}

/** Whether the last user signed out themselves, so that nothing more may be stored for them. */
export const hasSignedOut = (): boolean => localStorage.getItem(signedOut) !== null
