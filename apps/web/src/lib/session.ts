import type { OwnUser } from '@celebrio/contract/people/users'
import { useSyncExternalStore } from 'react'
import { readStored } from '#runtime'
import { paths } from './paths.ts'
import { clearOtherUsersDrafts, clearUserStorage, userKeyOf } from './user-storage.ts'

/** What the browser stores of the signed-in user. Private data (mobile number, documents) is not stored. */
export type SessionUser = Pick<
  OwnUser,
  'id' | 'name' | 'user_type' | 'is_csp' | 'is_kid' | 'staff_role' | 'country_id' | 'profile_picture' | 'email_verified'
> & { service_provider: { logo: string | null; company_name: string } | null }

export type Session = { token: string; email: string; user: SessionUser }

const keys = ['token', 'email', 'user_type', 'user_name', 'user'] as const
const listeners = new Set<() => void>()
// `left`: the user signed out. `lost`: the session ended in any other way, and nobody has signed in since.
let left = false
let lost = false
let cached: { raw: string; session: Session | null } | undefined

const parseSession = (raw: string, token: string): Session | null => {
  try {
    const user = JSON.parse(raw) as SessionUser | null
    return user && typeof user.id === 'number' ? { token, email: localStorage.getItem('email') ?? '', user } : null
  } catch {
    return null
  }
}

/** The current session, or null. Returns the same object until the stored values change. */
export const readSession = (): Session | null => {
  const token = readStored('token')
  const user = readStored('user')
  if (!token || !user) return null
  const raw = `${token}\n${user}`
  if (cached?.raw !== raw) cached = { raw, session: parseSession(user, token) }
  return cached.session
}

/** The bearer token, or null for guests. */
export const readToken = (): string | null => readStored('token')

const notifyListeners = () => {
  for (const listener of listeners) listener()
}

const toStoredUser = ({ service_provider: company, ...user }: SessionUser): SessionUser => ({
  id: user.id,
  name: user.name,
  user_type: user.user_type,
  is_csp: user.is_csp,
  is_kid: user.is_kid,
  staff_role: user.staff_role,
  country_id: user.country_id,
  profile_picture: user.profile_picture,
  email_verified: user.email_verified,
  service_provider: company && { logo: company.logo, company_name: company.company_name },
})

/** Stores a new session under the key names that the specification gives. */
export const storeSession = ({ token, email, user }: Session): void => {
  left = false
  lost = false
  clearOtherUsersDrafts(user.id)
  localStorage.setItem('token', token)
  localStorage.setItem('email', email)
  localStorage.setItem('user_type', String(user.user_type))
  localStorage.setItem('user_name', user.name)
  localStorage.setItem('user', JSON.stringify(toStoredUser(user)))
  notifyListeners()
}

/** The storage key of something that belongs to the signed-in user and is deleted when they sign out; null for guests. */
export const userKey = (name: string): string | null => {
  const session = readSession()
  return session && userKeyOf(session.user.id, name)
}

/**
 * Deletes the session. The language and the colour scheme stay: they belong to the browser.
 * `willing`: the user signed out themselves, so the sign-in page need not explain it.
 */
export const clearSession = ({ willing = false } = {}): void => {
  left = willing
  // Before any page looks: the first answer of all may say that the session is over.
  lost = !willing && (lost || readSession() !== null)
  // After a lost session the user comes back to their drafts, which may not have reached the server yet.
  const session = willing ? readSession() : null
  if (session) clearUserStorage(session.user.id)
  for (const key of keys) localStorage.removeItem(key)
  localStorage.removeItem('welcome')
  notifyListeners()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The current session, or null; re-renders when it changes, also from another tab. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession, () => null)

/** Whether the viewer has a kids account, to which nothing is offered that is refused to children. */
export const useIsKid = (): boolean => useSession()?.user.is_kid === true

/** May use the celebrant pages. */
export const isCelebrant = ({ user_type, is_csp }: SessionUser): boolean => user_type === 0 || is_csp

/** May use the provider area. */
export const isProvider = ({ user_type, is_csp }: SessionUser): boolean => user_type !== 0 || is_csp

/** May use the staff’s pages. */
export const isStaff = ({ staff_role }: SessionUser): boolean => Boolean(staff_role)

/** May use those of administrators as well. */
export const isAdministrator = ({ staff_role }: SessionUser): boolean => staff_role === 'administrator'

/** The start page: home for celebrants, the store for providers. */
export const startPage = (user: SessionUser): string => (isCelebrant(user) ? paths.home() : paths.serviceHome())

/** Call when a session has ended, here or in another tab: records whether the user signed out or lost the session. */
export const markSessionEnded = (): void => {
  lost = !left
  notifyListeners()
}

/** Whether the session ended without the user signing out, so the sign-in page has to explain it. */
export const hasLostSession = (): boolean => lost

/** `hasLostSession` as a hook. */
export const useLostSession = (): boolean => useSyncExternalStore(subscribe, hasLostSession, () => false)

/** Whether the welcome dialog has yet to be shown to a user who has just registered. */
export const isWelcomePending = (): boolean => readStored('welcome') !== null

export const setWelcomePending = (owed: boolean): void => {
  if (owed) localStorage.setItem('welcome', '1')
  else localStorage.removeItem('welcome')
}
