/**
 * What this browser keeps for one person until they sign out is `own:<id>:<name>` in the local storage, drafts among it
 * `own:<id>:draft:<purpose>`. Guests never sign out: their drafts are `draft:<purpose>` and end with the tab.
 */
export const ownKeyOf = (userId: number, name: string): string => `own:${userId}:${name}`

// In the storage, so that other tabs that still show the person's words do not keep them again.
const signedOut = 'signed_out'
const listeners = new Set<() => void>()

/** Called when somebody has signed out here: for what the page itself still holds of theirs. */
export const onSignOut = (listener: () => void): void => void listeners.add(listener)

function remove(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key)
}

// Earlier versions kept everybody's drafts in the local storage under these names too.
const isNobodys = (key: string) => key.startsWith('draft:')

/** Deletes everything that is kept for somebody who signs out. */
export function forgetPerson(userId: number): void {
  localStorage.setItem(signedOut, '1')
  remove(localStorage, key => key.startsWith(ownKeyOf(userId, '')) || isNobodys(key))
  remove(sessionStorage, isNobodys)
  for (const listener of listeners) listener()
}

/** Deletes the drafts of everybody but the person who signs in: guests', and of those whose session was lost. */
export function forgetOthers(userId: number): void {
  localStorage.removeItem(signedOut)
  const isOthers = (key: string) => /^own:\d+:draft:/.test(key) && !key.startsWith(ownKeyOf(userId, ''))
  remove(localStorage, key => isOthers(key) || isNobodys(key))
  remove(sessionStorage, isNobodys)
}

/** Whether the last person here left by their own will: nothing more may be kept for them. */
export const hasSignedOut = (): boolean => localStorage.getItem(signedOut) !== null
