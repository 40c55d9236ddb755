import type { OwnUser } from '@celebrio/contract/people/users'
import { useSyncExternalStore } from 'react'
import { forgetOthers, forgetPerson, ownKeyOf } from './own-storage.ts'
import { paths } from './paths.ts'

/** What the browser keeps of the signed-in person. Private facts (mobile, documents) are not kept. */
export type SessionUser = Pick<
  OwnUser,
  'id' | 'name' | 'user_type' | 'is_csp' | 'country_id' | 'profile_picture' | 'email_verified'
> & { service_provider: { logo: string | null; company_name: string } | null }

export type Session = { token: string; email: string; user: SessionUser }

const keys = ['token', 'email', 'user_type', 'user_name', 'user'] as const
const listeners = new Set<() => void>()
// `left`: by the person's own will. `lost`: in any other way, and not signed in since.
let left = false
let lost = false
let cached: { raw: string; session: Session | null } | undefined

const readStored = (raw: string, token: string): Session | null => {
  try {
    const user = JSON.parse(raw) as SessionUser | null
    return user && typeof user.id === 'number' ? { token, email: localStorage.getItem('email') ?? '', user } : null
  } catch {
    return null
  }
}

/** The signed-in person, or null. The same object is answered until something stored changes. */
export const readSession = (): Session | null => {
  const token = localStorage.getItem('token')
  const user = localStorage.getItem('user')
  if (!token || !user) return null
  const raw = `${token}\n${user}`
  if (cached?.raw !== raw) cached = { raw, session: readStored(user, token) }
  return cached.session
}

/** The bearer token, or null for guests. */
export const readToken = (): string | null => localStorage.getItem('token')

const tell = () => {
  for (const listener of listeners) listener()
}

const keep = ({ service_provider: company, ...user }: SessionUser): SessionUser => ({
  id: user.id,
  name: user.name,
  user_type: user.user_type,
  is_csp: user.is_csp,
  country_id: user.country_id,
  profile_picture: user.profile_picture,
  email_verified: user.email_verified,
  service_provider: company && { logo: company.logo, company_name: company.company_name },
})

/** Keeps who signed in, under the names that the specification gives. */
export const storeSession = ({ token, email, user }: Session): void => {
  left = false
  lost = false
  forgetOthers(user.id)
  localStorage.setItem('token', token)
  localStorage.setItem('email', email)
  localStorage.setItem('user_type', String(user.user_type))
  localStorage.setItem('user_name', user.name)
  localStorage.setItem('user', JSON.stringify(keep(user)))
  tell()
}

/** The key of something that this browser keeps for one person until they sign out; null for guests. */
export const ownKey = (name: string): string | null => {
  const session = readSession()
  return session && ownKeyOf(session.user.id, name)
}

/**
 * Forgets the person. The language and the colour scheme stay: they belong to the browser.
 * `willing`: the person has asked for it, so that no word about it is owed.
 */
export const clearSession = ({ willing = false } = {}): void => {
  left = willing
  // Where a session was lost they come back to what is kept: it may not have reached the server yet.
  const session = willing ? readSession() : null
  if (session) forgetPerson(session.user.id)
  for (const key of keys) localStorage.removeItem(key)
  localStorage.removeItem('welcome')
  tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The signed-in person, or null; renders anew when it changes, in another tab too. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession)

/** May use the celebrant pages. */
export const isCelebrant = ({ user_type, is_csp }: SessionUser): boolean => user_type === 0 || is_csp

/** May use the provider area. */
export const isProvider = ({ user_type, is_csp }: SessionUser): boolean => user_type !== 0 || is_csp

/** Where a person starts: celebrants at home, providers in their store. */
export const startPage = (user: SessionUser): string => (isCelebrant(user) ? paths.home() : paths.serviceHome())

/** To be called when a session has ended, here or in another tab: keeps in mind whether that comes as a surprise. */
export const noteSessionEnd = (): void => {
  lost = !left
  tell()
}

/** Whether the session ended without the person's doing here, and why one has to sign in must be told. */
export const hasLostSession = (): boolean => lost

/** The same, for what is on the screen when it ends. */
export const useLostSession = (): boolean => useSyncExternalStore(subscribe, hasLostSession)

/** Whether the welcome dialog is still owed to the person who just registered. */
export const owesWelcome = (): boolean => localStorage.getItem('welcome') !== null

export const setWelcome = (owed: boolean): void => {
  if (owed) localStorage.setItem('welcome', '1')
  else localStorage.removeItem('welcome')
}
