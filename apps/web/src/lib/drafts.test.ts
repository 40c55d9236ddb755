import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf, hasDraft } from './drafts.ts'
import { clearSession, type SessionUser, storeSession } from './session.ts'

function memory(): Storage {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  // As in a browser, the keys of what is kept are the only ones that are listed.
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value, enumerable: false })
  return kept as unknown as Storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('sessionStorage', memory())
})

const user = (id: number): SessionUser => ({
  id,
  name: `Person ${id}`,
  user_type: 0,
  is_csp: false,
  is_kid: false,
  staff_role: null,
  country_id: null,
  profile_picture: null,
  email_verified: true,
  service_provider: null,
})

const signIn = (id: number) =>
  storeSession({ token: `token-${id}-${Math.random()}`, email: 'a@b.example', user: user(id) })
const signOut = () => clearSession({ willing: true })
const loseSession = () => clearSession()

const nothing = { text: '' }
const post = () => draftOf('post', nothing)
const stored = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

test('what was typed stands over what stood in the fields', () => {
  signIn(1)
  draftOf('event', { title: '', place: 'Lyon' }).write({ title: 'Tea', place: 'Lyon' })
  expect(draftOf('event', { title: '', place: 'Nantes' }).read()).toEqual({ title: 'Tea', place: 'Nantes' })
})

test('fields as they were at first are no draft', () => {
  signIn(1)
  post().write({ text: 'Half a' })
  expect(hasDraft('post')).toBe(true)
  post().write(nothing)
  expect(hasDraft('post')).toBe(false)
})

test('a draft outlives a lost session, and what is typed meanwhile is kept', () => {
  signIn(1)
  const draft = post()
  draft.write({ text: 'Half a' })
  loseSession()
  draft.write({ text: 'Half a sentence' })
  signIn(1)
  expect(post().read()).toEqual({ text: 'Half a sentence' })
})

test('sign-out deletes the drafts, and nothing is kept for whoever has signed out', () => {
  signIn(1)
  const draft = post()
  draft.write({ text: 'private' })
  signOut()
  draft.write({ text: 'private' })
  expect(stored()).not.toContain('private')
  signIn(1)
  expect(post().read()).toEqual(nothing)
})

test('sign-out deletes drafts that earlier versions kept', () => {
  signIn(1)
  localStorage.setItem('draft:post:1', 'private')
  signOut()
  expect(stored()).not.toContain('private')
})

test('somebody else who signs in sees no draft of others, and theirs are deleted', () => {
  signIn(1)
  const draft = post()
  draft.write({ text: 'private' })
  loseSession()
  signIn(2)
  draft.write({ text: 'private' })
  expect(post().read()).toEqual(nothing)
  expect(stored()).not.toContain('private')
})

test('a guest’s draft is kept in the tab until somebody signs in', () => {
  const signUp = () => draftOf('sign-up', { name: '', password: '' }, ['password'])
  signUp().write({ name: 'Ana', password: 'secret' })
  expect(Object.keys(localStorage)).toEqual([])
  expect(signUp().read()).toEqual({ name: 'Ana', password: '' })
  signIn(2)
  expect(stored()).not.toContain('Ana')
})

test('what cannot be read is no draft', () => {
  signIn(1)
  localStorage.setItem(post().key, '{')
  expect(post().read()).toEqual(nothing)
})
