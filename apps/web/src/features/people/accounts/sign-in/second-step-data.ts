import { passkeys } from '@celebrio/contract/people/passkeys'
import { secondStep } from '@celebrio/contract/people/second-step'
import type { SignedIn } from '@celebrio/contract/people/users'
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { call } from '#lib/api/call.ts'

export const signInByCode = (challenge: string, code: string): Promise<SignedIn> =>
  call(secondStep.signIn, { body: { challenge, code } })

/** Asks the browser for a passkey. @throws Error also when whoever was asked has closed the question */
export async function signInByPasskey(challenge: string): Promise<SignedIn> {
  const { options } = await call(passkeys.signInOptions, { body: { challenge } })
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, response }: AuthenticationResponseJSON = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const said = { clientDataJSON, authenticatorData, signature, userHandle }
  return call(passkeys.signIn, { body: { challenge, response: { id, rawId, type: 'public-key', response: said } } })
}
