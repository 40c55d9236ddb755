import { type passkeyForm, passkeyLimits } from '@celebrio/contract/people/passkeys'
import { challengeMinutes, type proofForm } from '@celebrio/contract/people/second-step'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { output } from 'zod'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { deletePasskey, findPasskeys, insertPasskey } from './queries/passkeys.ts'
import { methodsOf } from './queries/second-step-methods.ts'
import { consumeToken, insertToken } from './queries/tokens.ts'
import { findActiveById, lockPassword } from './queries/users.ts'
import { algorithms, descriptorOf, relyingParty } from './relying-party.ts'
import { requireOwner } from './require-owner.ts'
import { sayGoodbyeToMethod, welcomeMethod } from './second-step-methods.ts'
import { passkeyView } from './second-step-status.ts'

/** The same for all passkeys of an account, and nothing that can be read. */
const handleOf = ({ signer }: AppContext, userId: number) =>
  Uint8Array.from(Buffer.from(signer.sign('passkey-handle', String(userId)), 'hex'))

/** @throws AppError too_many_passkeys */
export async function passkeyOptions(app: AppContext, viewer: Viewer) {
  const account = await findActiveById(app.db, viewer.id)
  if (!account) throw new AppError('not_signed_in')
  const own = await findPasskeys(app.db, viewer.id)
  if (own.length >= passkeyLimits.count) throw new AppError('too_many_passkeys')
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: 'Celebrio',
    rpID: relyingParty(app).id,
    userName: account.email,
    userDisplayName: account.name,
    userID: handleOf(app, viewer.id),
    excludeCredentials: own.map(descriptorOf),
    supportedAlgorithmIDs: [...algorithms],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  const expiresAt = minutesAfter(app.clock.now(), challengeMinutes)
  await insertToken(app.db, { token: options.challenge, purpose: 'add_passkey', userId: viewer.id, expiresAt })
  return { options: { ...options } }
}

/** What a browser has made for these options, which are used up. @throws AppError passkey_failed */
async function madeBy(app: AppContext, viewer: Viewer, response: RegistrationResponseJSON) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingParty(app)
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: async challenge =>
      (await consumeToken(app.db, challenge, 'add_passkey', app.clock.now()))?.user_id === viewer.id,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: [...algorithms],
    requireUserVerification: false,
  }).catch((error: unknown) => app.log.warn({ err: error, account: viewer.id }, 'a passkey cannot be added'))
  if (!made?.registrationInfo) throw new AppError('passkey_failed')
  return made.registrationInfo.credential
}

type Made = Awaited<ReturnType<typeof madeBy>>

async function keep(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  name: string,
  { id, publicKey, counter, transports }: Made,
) {
  await lockPassword(tx, viewer.id)
  const isFirst = (await methodsOf(tx, viewer.id)).length === 0
  if ((await findPasskeys(tx, viewer.id)).length >= passkeyLimits.count) throw new AppError('too_many_passkeys')
  const row = await insertPasskey(tx, {
    user_id: viewer.id,
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: transports ?? [],
    name,
    created_at: app.clock.now(),
    last_used_at: null,
  })
  if (!row) throw new AppError('passkey_failed')
  const recovery_codes = await welcomeMethod(app, tx, viewer, { isFirst, change: 'passkey_added' })
  return { message: 'Passkey added', passkey: passkeyView(row), recovery_codes }
}

/**
 * @returns recovery codes with the first method
 * @throws AppError passkey_failed, too_many_passkeys, and those of `requireOwner`
 */
export async function addPasskey(app: AppContext, viewer: Viewer, form: output<typeof passkeyForm>) {
  await requireOwner(app, viewer, form.password)
  const made = await madeBy(app, viewer, form.response)
  return inTransaction(app, tx => keep(app, tx, viewer, form.name, made))
}

/** @throws AppError not_found, and those of `requireOwner` */
export async function removePasskey(app: AppContext, viewer: Viewer, id: number, form: output<typeof proofForm>) {
  await requireOwner(app, viewer, form.password)
  await inTransaction(app, async tx => {
    await lockPassword(tx, viewer.id)
    if (!(await deletePasskey(tx, viewer.id, id))) throw new AppError('not_found')
    await sayGoodbyeToMethod(app, tx, viewer.id, 'passkey_removed')
  })
  return { message: 'Passkey removed' }
}
