import * as oidc from 'openid-client'
import type { OidcSettings } from '#platform/settings.ts'

/** What an identity provider says of a person. */
export type Claims = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  name: string | undefined
}

const configurations = new Map<string, Promise<oidc.Configuration>>()

// Plain http is for providers on this machine, as in tests.
const isLocal = (issuer: URL) =>
  issuer.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(issuer.hostname)

/** The provider's description, fetched once. A failed fetch is tried again the next time. */
export function configurationOf(settings: OidcSettings): Promise<oidc.Configuration> {
  const issuer = new URL(settings.issuer)
  const key = `${settings.issuer} ${settings.clientId}`
  // The identity is believed for its signature, too, and not only for the connection that it comes by.
  const execute = [oidc.enableNonRepudiationChecks, ...(isLocal(issuer) ? [oidc.allowInsecureRequests] : [])]
  const found =
    configurations.get(key) ?? oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, { execute })
  configurations.set(key, found)
  found.catch(() => configurations.delete(key))
  return found
}

export type Attempt = { state: string; nonce: string; verifier: string }

export const newAttempt = (): Attempt => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
})

/** Where the browser goes to sign in (authorization code flow with PKCE, state and nonce). */
export async function authorizationUrl(settings: OidcSettings, redirectUri: string, attempt: Attempt): Promise<string> {
  const url = oidc.buildAuthorizationUrl(await configurationOf(settings), {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  })
  return url.href
}

/** @throws when the provider does not confirm the sign-in */
export async function claimsOf(settings: OidcSettings, callbackUrl: URL, attempt: Attempt): Promise<Claims> {
  const configuration = await configurationOf(settings)
  const tokens = await oidc.authorizationCodeGrant(configuration, callbackUrl, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  })
  const id = tokens.claims()
  if (!id) throw new Error('The identity provider sent no identity.')
  // Not every provider repeats the e-mail in the identity token.
  const info = id.email ? id : await oidc.fetchUserInfo(configuration, tokens.access_token, id.sub)
  return {
    issuer: id.iss,
    subject: id.sub,
    email: typeof info.email === 'string' ? info.email : '',
    emailVerified: info.email_verified === true,
    name: typeof info.name === 'string' && info.name !== '' ? info.name : undefined,
  }
}
