import { profiles } from '@celebrio/contract/people/profiles'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession, hasLostSession, markSessionEnded, readToken, storeSession } from '#lib/session.ts'
import { call } from './call.ts'

vi.mock('#i18n/language.ts', () => ({ readLanguage: () => 'en' }))

const refusals: (() => void)[] = []

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('sessionStorage', localStorage)
  const refusal = () => new Response(JSON.stringify({ code: 'not_signed_in' }), { status: 401 })
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => refusals.push(() => resolve(refusal()))))
})

const signIn = (token: string) =>
  storeSession({
    token,
    email: 'ana@example.com',
    user: {
      id: 1,
      name: 'Ana',
      user_type: 0,
      is_csp: false,
      is_kid: false,
      staff_role: null,
      country_id: null,
      profile_picture: null,
      email_verified: true,
      service_provider: null,
    },
  })

/** A call that the server refuses because of its token, once `meanwhile` has happened. */
async function refusedAfter(meanwhile: () => void): Promise<void> {
  const asked = call(profiles.me, {})
  meanwhile()
  refusals.pop()?.()
  await expect(asked).rejects.toThrow()
}

test('a dead token ends the session, and the page says so', async () => {
  signIn('first')
  await refusedAfter(() => undefined)
  expect(readToken()).toBeNull()
  expect(hasLostSession()).toBe(true)
  markSessionEnded()
  expect(hasLostSession()).toBe(true)
})

test('whoever logs out while something is asked is not told that they lost their session', async () => {
  signIn('first')
  await refusedAfter(() => clearSession({ willing: true }))
  markSessionEnded()
  expect(hasLostSession()).toBe(false)
})

test('the refusal of an earlier session does not end the one that began meanwhile', async () => {
  signIn('first')
  await refusedAfter(() => signIn('second'))
  expect(readToken()).toBe('second')
})

test('a refusal says after how many seconds to try again, where the server does', async () => {
  const headers = { 'retry-after': '17' }
  const refusal = () => new Response(JSON.stringify({ code: 'too_many_requests' }), { status: 429, headers })
  vi.stubGlobal('fetch', async () => refusal())
  await expect(call(profiles.me, {})).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 17 })
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  await expect(call(profiles.me, {})).rejects.toMatchObject({ status: 503, retryAfter: undefined })
})
