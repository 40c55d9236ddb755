import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { newToken } from '#platform/auth/tokens.ts'
import { minutesAfter } from '#platform/clock.ts'
import { Redirect, WithCookies } from '#platform/http/redirect.ts'
import { accountOf } from './google-account.ts'
import { type Attempt, authorizationUrl, claimsOf, newAttempt } from './google-provider.ts'
import { consumeToken, insertToken } from './queries/tokens.ts'
import { openSession } from './sessions.ts'
import { ownUser, type Reader } from './sign-in.ts'

const attemptMinutes = 10
const exchangeMinutes = 1
const cookie = 'google_attempt'
const callbackPath = '/api/v1/auth/google/callback'

/** @throws AppError google_not_configured also when the provider cannot be reached */
export async function initiate(app: AppContext): Promise<WithCookies<{ url: string }>> {
  const { oidc, publicUrl } = app.settings
  if (!oidc) throw new AppError('google_not_configured')
  const attempt = newAttempt()
  const url = await authorizationUrl(oidc, publicUrl + callbackPath, attempt).catch((error: unknown) => {
    app.log.error({ err: error }, 'identity provider')
    throw new AppError('google_not_configured')
  })
  const expiresAt = minutesAfter(app.clock.now(), attemptMinutes)
  await insertToken(app.db, { token: attempt.state, purpose: 'google_sign_in', userId: null, data: attempt, expiresAt })
  // The cookie binds the attempt to this browser: nobody can be signed in to another's account by a link.
  return new WithCookies({ url }, [
    { name: cookie, value: attempt.state, path: callbackPath, maxAgeSeconds: attemptMinutes * 60 },
  ])
}

type Visit = {
  query: Record<string, unknown>
  cookies: Readonly<Record<string, string | undefined>>
  language: Language
}

async function codeFor(app: AppContext, { query, cookies, language }: Visit): Promise<Record<string, string>> {
  const { oidc, publicUrl } = app.settings
  const state = typeof query.state === 'string' ? query.state : ''
  if (!oidc || state === '' || cookies[cookie] !== state) throw new AppError('authentication_failed')
  const kept = await consumeToken(app.db, state, 'google_sign_in', app.clock.now())
  if (!kept) throw new AppError('authentication_failed')
  const url = new URL(publicUrl + callbackPath)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const account = await accountOf(app, await claimsOf(oidc, url, kept.data as Attempt), language)
  const token = newToken()
  const expiresAt = minutesAfter(app.clock.now(), exchangeMinutes)
  await insertToken(app.db, {
    token,
    purpose: 'exchange',
    userId: account.id,
    data: { is_new: account.isNew },
    expiresAt,
  })
  return { token, email: account.email, user_type: String(account.userType), user_name: account.name }
}

/** Sends the browser on to /auth-callback with a one-time code, or with the bad news. */
export async function callback(app: AppContext, visit: Visit): Promise<Redirect> {
  const result = await codeFor(app, visit).catch((error: unknown) => {
    app.log.warn({ err: error }, 'sign-in with Google failed')
    return null
  })
  const query = new URLSearchParams(result ? { status: 'success', ...result } : { status: 'error' })
  const forget = { name: cookie, value: '', path: callbackPath, maxAgeSeconds: 0 }
  return new Redirect(`${app.settings.publicUrl}/auth-callback?${query.toString()}`, [forget])
}

/** @throws AppError authentication_failed when the code is unknown, used or older than 60 seconds */
export async function exchange(app: AppContext, form: { token: string }, reader: Reader) {
  const kept = await consumeToken(app.db, form.token, 'exchange', app.clock.now())
  if (!kept?.user_id) throw new AppError('authentication_failed')
  const token = await openSession(app, app.db, kept.user_id, { device_type: 'web', userAgent: reader.userAgent })
  const user = await ownUser(app, kept.user_id, reader.language)
  return { message: 'Signed in successfully', token, user, is_new: kept.data.is_new === true }
}
