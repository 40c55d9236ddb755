import { challengeMinutes } from '@celebrio/contract/people/second-step'
import type { SecondStepAsked, SecondStepMethod, SignedIn } from '@celebrio/contract/people/users'
import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import { hashOfToken, newToken } from '#platform/auth/tokens.ts'
import { minutesAfter } from '#platform/clock.ts'
import { ownUser, type Reader } from './own-user.ts'
import { insertChallenge } from './queries/challenges.ts'
import { methodsOf } from './queries/second-step-methods.ts'
import { deleteSessionOfToken } from './queries/sessions.ts'
import { inactivityOf } from './reactivate-account.ts'
import { type Device, openSession, type Proof } from './sessions.ts'

type Told = Omit<Device, 'userAgent'>

/** What somebody is told who has signed in. */
export async function signedInAs(
  app: AppContext,
  userId: number,
  token: string,
  language: Language,
): Promise<SignedIn> {
  const user = await ownUser(app, userId, language)
  const inactive = await inactivityOf(app, userId)
  // It opens nothing, not even a way back: once the suspension is over it would only be a device that nobody has.
  if (inactive?.kind === 'held') await deleteSessionOfToken(app.db, hashOfToken(token))
  return { message: 'Signed in successfully', token, user, inactive }
}

/** A challenge for whoever has shown the first step. Its token says who, so that the second step need not ask for the first again. */
async function ask(
  app: AppContext,
  userId: number,
  device: Told,
  methods: SecondStepMethod[],
): Promise<SecondStepAsked> {
  const challenge = newToken()
  const expires_at = minutesAfter(app.clock.now(), challengeMinutes)
  await insertChallenge(app.db, {
    token_hash: hashOfToken(challenge),
    user_id: userId,
    device_type: device.device_type ?? null,
    device_id: device.device_id ?? null,
    passkey_challenge: null,
    expires_at,
  })
  return {
    message: 'A second step is needed',
    second_step: { challenge, expires_at: expires_at.toISOString(), methods },
  }
}

/** Lets somebody in who has shown the first step, or asks for the second where the account has one. */
export async function enter(
  app: AppContext,
  userId: number,
  device: Told,
  reader: Reader,
  proof: Proof,
): Promise<SignedIn | SecondStepAsked> {
  const methods = await methodsOf(app.db, userId)
  if (methods.length > 0) {
    app.log.info({ account: userId, proof }, 'a second step is asked for')
    return ask(app, userId, device, methods)
  }
  const token = await openSession(app, app.db, userId, { ...device, userAgent: reader.userAgent }, proof)
  return signedInAs(app, userId, token, reader.language)
}
