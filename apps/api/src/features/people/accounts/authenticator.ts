import type { confirmForm, proofForm } from '@celebrio/contract/people/second-step'
import type { output } from 'zod'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { qrOf } from '#platform/qr.ts'
import { codesOf, newSecret, seal } from './authenticator-secret.ts'
import { checkAppCode, checkCode, requireRight, type Verdict } from './check-code.ts'
import { deleteAuthenticator, findAuthenticator, markConfirmed, replaceUnconfirmed } from './queries/authenticators.ts'
import { methodsOf } from './queries/second-step-methods.ts'
import { findActiveById, lockPassword } from './queries/users.ts'
import { replaceCodes } from './recovery-codes.ts'
import { requireOwner } from './require-owner.ts'
import { sayGoodbyeToMethod, welcomeMethod } from './second-step-methods.ts'

/** A secret that counts once it is confirmed; begun again, it is a new one. @throws AppError authenticator_on */
export async function beginAuthenticator(app: AppContext, viewer: Viewer) {
  const account = await findActiveById(app.db, viewer.id)
  if (!account) throw new AppError('not_signed_in')
  const secret = newSecret()
  const row = { user_id: viewer.id, secret: seal(app, viewer.id, secret), created_at: app.clock.now() }
  if (!(await replaceUnconfirmed(app.db, row))) throw new AppError('authenticator_on')
  const uri = codesOf(secret, account.email).toString()
  return { secret: secret.base32, uri, qr: qrOf(uri, 'screen') }
}

async function confirm(app: AppContext, tx: Tx, viewer: Viewer, code: string) {
  await lockPassword(tx, viewer.id)
  const authenticator = await findAuthenticator(tx, viewer.id)
  if (!authenticator) return { verdict: 'wrong' as Verdict }
  if (authenticator.confirmed_at) throw new AppError('authenticator_on')
  const verdict = await checkAppCode(app, tx, viewer.id, authenticator, code)
  if (verdict !== 'right') return { verdict }
  const isFirst = (await methodsOf(tx, viewer.id)).length === 0
  await markConfirmed(tx, viewer.id, app.clock.now())
  return { verdict, recovery_codes: await welcomeMethod(app, tx, viewer, { isFirst, change: 'codes_on' }) }
}

/**
 * From now on signing in takes a code.
 * @returns recovery codes with the first method
 * @throws AppError second_step_wrong also where nothing was begun, second_step_locked, authenticator_on, and those of `requireOwner`
 */
export async function confirmAuthenticator(app: AppContext, viewer: Viewer, form: output<typeof confirmForm>) {
  await requireOwner(app, viewer, form.password)
  const { verdict, recovery_codes = null } = await inTransaction(app, tx => confirm(app, tx, viewer, form.code))
  requireRight(verdict)
  return { message: 'Your authenticator app is set up', recovery_codes }
}

async function turnOff(app: AppContext, tx: Tx, userId: number, code: string): Promise<Verdict> {
  await lockPassword(tx, userId)
  const authenticator = await findAuthenticator(tx, userId)
  if (!authenticator?.confirmed_at) throw new AppError('second_step_off')
  const verdict = await checkCode(app, tx, userId, code)
  if (verdict !== 'right') return verdict
  await deleteAuthenticator(tx, userId)
  await sayGoodbyeToMethod(app, tx, userId, 'codes_off')
  return verdict
}

/** @throws AppError second_step_wrong, second_step_locked, second_step_off, and those of `requireOwner` */
export async function turnOffAuthenticator(app: AppContext, viewer: Viewer, form: output<typeof confirmForm>) {
  await requireOwner(app, viewer, form.password)
  requireRight(await inTransaction(app, tx => turnOff(app, tx, viewer.id, form.code)))
  return { message: 'Your authenticator app is off' }
}

/** @throws AppError second_step_off, and those of `requireOwner` */
export async function renewRecoveryCodes(app: AppContext, viewer: Viewer, form: output<typeof proofForm>) {
  await requireOwner(app, viewer, form.password)
  const recovery_codes = await inTransaction(app, async tx => {
    await lockPassword(tx, viewer.id)
    if ((await methodsOf(tx, viewer.id)).length === 0) throw new AppError('second_step_off')
    await app.emit(tx, 'account.second_step_changed', { user_id: viewer.id, change: 'recovery_codes_renewed' })
    return replaceCodes(app, tx, viewer.id)
  })
  return { message: 'New recovery codes are made', recovery_codes }
}
