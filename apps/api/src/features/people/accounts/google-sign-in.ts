import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { newToken } from '#platform/auth/tokens.ts'
import { minutesAfter } from '#platform/clock.ts'
import { type Cookie, Redirect, WithCookies } from '#platform/http/redirect.ts'
import { enter } from './enter.ts'
import { accountOf } from './google-account.ts'
import { type Attempt, authorizationUrl, claimsOf, newAttempt } from './google-provider.ts'
import type { Reader } from './own-user.ts'
import { consumeToken, insertToken } from './queries/tokens.ts'

const attemptMinutes = 10
const exchangeMinutes = 1
const callbackPath = '/api/v1/auth/google/callback'

// Each step belongs to the browser that began: what the URL carries opens nothing without the cookie beside it.
const attemptCookie = { name: 'google_attempt', path: callbackPath, maxAgeSeconds: attemptMinutes * 60 }
const exchangeCookie = { name: 'google_exchange', path: '/api/v1/auth/exchange', maxAgeSeconds: exchangeMinutes * 60 }
const forgotten = (cookie: { name: string; path: string }): Cookie => ({ ...cookie, value: '', maxAgeSeconds: 0 })

/**
 * @param next page of the client to come back to
 * @throws AppError google_not_configured also when the provider cannot be reached
 */
export async function initiate(app: AppContext, { next = '' }: { next?: string | undefined }) {
  const { oidc, publicUrl } = app.settings
  if (!oidc) throw new AppError('google_not_configured')
  const attempt = newAttempt()
  const url = await authorizationUrl(oidc, publicUrl + callbackPath, attempt).catch((error: unknown) => {
    app.log.error({ err: error }, 'identity provider')
    throw new AppError('google_not_configured')
  })
  await insertToken(app.db, {
    token: attempt.state,
    purpose: 'google_sign_in',
    userId: null,
    data: { ...attempt, next },
    expiresAt: minutesAfter(app.clock.now(), attemptMinutes),
  })
  return new WithCookies({ url }, [{ ...attemptCookie, value: attempt.state }])
}

type Cookies = Readonly<Record<string, string | undefined>>
type Visit = { query: Record<string, unknown>; cookies: Cookies; language: Language }
type StoredAttempt = Attempt & { next: string }

/** The attempt of this browser that the provider answers; null when another browser began it. */
async function consumeAttempt(app: AppContext, { query, cookies }: Visit): Promise<StoredAttempt | null> {
  const state = typeof query.state === 'string' ? query.state : ''
  if (state === '' || cookies[attemptCookie.name] !== state) return null
  const attempt = await consumeToken(app.db, state, 'google_sign_in', app.clock.now())
  return attempt ? (attempt.data as StoredAttempt) : null
}

const tokenOf = (code: string, secret: string) => `${code}.${secret}`

/** A code for the URL and a secret for the cookie, which open a session together. */
async function newCode(app: AppContext, attempt: Attempt, { query, language }: Visit) {
  const { oidc, publicUrl } = app.settings
  if (!oidc) throw new AppError('authentication_failed')
  const url = new URL(publicUrl + callbackPath)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const account = await accountOf(app, await claimsOf(oidc, url, attempt), language)
  const [code, secret] = [newToken(), newToken()]
  await insertToken(app.db, {
    token: tokenOf(code, secret),
    purpose: 'exchange',
    userId: account.id,
    data: { is_new: account.isNew },
    expiresAt: minutesAfter(app.clock.now(), exchangeMinutes),
  })
  return { code, secret }
}

/** Sends the browser on to /auth-callback with a one-time code, or with the bad news, and with the page to go back to. */
export async function callback(app: AppContext, visit: Visit): Promise<Redirect> {
  const attempt = await consumeAttempt(app, visit)
  const opened =
    attempt &&
    (await newCode(app, attempt, visit).catch((error: unknown) => {
      app.log.warn({ err: error }, 'sign-in with Google failed')
      return null
    }))
  const query = new URLSearchParams(opened ? { status: 'success', token: opened.code } : { status: 'error' })
  if (attempt?.next) query.set('next', attempt.next)
  return new Redirect(`${app.settings.publicUrl}/auth-callback?${query.toString()}`, [
    forgotten(attemptCookie),
    opened ? { ...exchangeCookie, value: opened.secret } : forgotten(exchangeCookie),
  ])
}

/**
 * @throws AppError authentication_failed when the code is unknown, used, older than 60 seconds, or was given to another
 *   browser
 */
export async function exchange(app: AppContext, form: { token: string }, reader: Reader & { cookies: Cookies }) {
  const secret = reader.cookies[exchangeCookie.name] ?? ''
  const code = await consumeToken(app.db, tokenOf(form.token, secret), 'exchange', app.clock.now())
  if (!code?.user_id) throw new AppError('authentication_failed')
  const answer = await enter(app, code.user_id, { device_type: 'web' }, reader, 'google')
  return 'second_step' in answer ? answer : { ...answer, is_new: code.data.is_new === true }
}
