import type { passkeys } from '@celebrio/contract/people/passkeys'
import type { Body } from '@celebrio/contract/platform/endpoint'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { signedInAs } from './enter.ts'
import type { Reader } from './own-user.ts'
import { countWrongTry, findChallenge, setPasskeyChallenge } from './queries/challenges.ts'
import { countUse, findPasskey, findPasskeys, type PasskeyRow } from './queries/passkeys.ts'
import { descriptorOf, relyingParty } from './relying-party.ts'
import { finishSignIn, lockSignIn } from './sign-in-by-code.ts'

/** @throws AppError second_step_over also where the account has no passkey */
export async function signInOptions(app: AppContext, { challenge }: { challenge: string }) {
  const asked = await findChallenge(app.db, challenge, app.clock.now())
  const own = asked ? await findPasskeys(app.db, asked.user_id) : []
  if (own.length === 0) throw new AppError('second_step_over')
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(app).id,
    allowCredentials: own.map(descriptorOf),
    userVerification: 'preferred',
  })
  await setPasskeyChallenge(app.db, challenge, options.challenge)
  return { options: { ...options } }
}

/** The counter of a passkey that has signed what it was asked to; undefined when it has not. */
async function counterOf(
  app: AppContext,
  key: PasskeyRow,
  expectedChallenge: string,
  response: AuthenticationResponseJSON,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingParty(app)
  const used = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: key.credential_id,
      publicKey: Uint8Array.from(key.public_key),
      counter: key.counter,
      transports: key.transports,
    },
    requireUserVerification: false,
  }).catch((error: unknown) => app.log.warn({ err: error, passkey: key.id }, 'a passkey is refused'))
  return used?.verified ? used.authenticationInfo.newCounter : undefined
}

/** Somebody’s passkey and its counter, as a browser has used it. A wrong one counts. @throws AppError second_step_over, passkey_failed */
async function usedPasskey(app: AppContext, challenge: string, response: AuthenticationResponseJSON) {
  const asked = await findChallenge(app.db, challenge, app.clock.now())
  if (!asked?.passkey_challenge) throw new AppError('second_step_over')
  const key = await findPasskey(app.db, asked.user_id, response.id)
  const counter = key && (await counterOf(app, key, asked.passkey_challenge, response))
  if (key && counter !== undefined) return { key, counter }
  await countWrongTry(app.db, challenge)
  throw new AppError('passkey_failed')
}

/** @throws AppError passkey_failed, second_step_over */
export async function signInByPasskey(app: AppContext, form: Body<typeof passkeys.signIn>, reader: Reader) {
  const { key, counter } = await usedPasskey(app, form.challenge, form.response)
  const opened = await inTransaction(app, async tx => {
    const asked = await lockSignIn(app, tx, form.challenge)
    if (!(await countUse(tx, key.id, counter, app.clock.now()))) throw new AppError('passkey_failed')
    return finishSignIn(app, tx, form.challenge, asked, reader, 'passkey')
  })
  return signedInAs(app, opened.userId, opened.token, reader.language)
}
