import type { resetByCodeForm, resetByLinkForm, resetLinkForm } from '@celebrio/contract/people/account-forms'
import type { output } from 'zod'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { hashOfCode } from './forgot-password.ts'
import { choosePassword } from './passwords.ts'
import { consumeReset, consumeResetByLink, countWrongCode, findResetByLink, lockCode } from './queries/resets.ts'
import { setPassword } from './queries/users.ts'
import { wrongCodesOn } from './queries/wrong-codes.ts'
import { maxWrongCodesPerDay } from './rules.ts'
import { takeOverAccount } from './verify-email.ts'

const done = { message: 'Password Reset Successful!' }

type Owner = { id: number; name: string; email: string }

/** Sets the password, signs out everywhere and tells the owner. Who could read the e-mail has shown that the address is theirs. */
async function change(app: AppContext, tx: Tx, owner: Owner, password: string): Promise<void> {
  await setPassword(tx, owner.id, await choosePassword(app, password, owner), app.clock.now())
  await takeOverAccount(app, tx, owner.id)
  await app.emit(tx, 'account.password_changed', { user_id: owner.id })
}

/** The reset that a code opens; null for a wrong, dead or unknown one. A wrong one counts, the last of the day is told. */
async function checkCode(app: AppContext, tx: Tx, email: string, code: string) {
  const now = app.clock.now()
  const reset = await lockCode(tx, email, now)
  if (!reset || (await wrongCodesOn(tx, 'reset_code_tries', reset.user_id, now)) >= maxWrongCodesPerDay) return null
  if (reset.code_hash === hashOfCode(app, reset.user_id, code))
    return { user_id: reset.user_id, code_hash: reset.code_hash }
  app.log.warn({ account: reset.user_id }, 'wrong code for a new password')
  const wrong = await countWrongCode(tx, reset.user_id, now)
  if (wrong === maxWrongCodesPerDay) await app.emit(tx, 'account.codes_used_up', { user_id: reset.user_id })
  return null
}

/** @throws AppError code_invalid; after five wrong tries, or ten on one day, even for the right code */
async function tryCode(app: AppContext, email: string, code: string): Promise<{ user_id: number; code_hash: string }> {
  const reset = await inTransaction(app, tx => checkCode(app, tx, email, code))
  if (!reset) throw new AppError('code_invalid')
  return reset
}

export async function verifyCode(app: AppContext, form: { email: string; otp: string }) {
  await tryCode(app, form.email, form.otp)
  return { message: 'The code is right.' }
}

/** @throws AppError code_invalid; the code stays good when the new password is refused */
export async function resetByCode(app: AppContext, form: output<typeof resetByCodeForm>) {
  const reset = await tryCode(app, form.email, form.otp)
  await inTransaction(app, async tx => {
    const owner = await consumeReset(tx, reset.user_id, reset.code_hash)
    if (!owner) throw new AppError('code_invalid')
    await change(app, tx, owner, form.password)
  })
  return done
}

/** Before a new password is typed for nothing. @throws AppError reset_link_invalid */
export async function checkResetLink(app: AppContext, { email, token }: output<typeof resetLinkForm>) {
  if (!(await findResetByLink(app.db, email, token, app.clock.now()))) throw new AppError('reset_link_invalid')
  return { message: 'The link is right.' }
}

/** @throws AppError reset_link_invalid; the link stays good when the new password is refused */
export async function resetByLink(app: AppContext, form: output<typeof resetByLinkForm>) {
  await inTransaction(app, async tx => {
    const owner = await consumeResetByLink(tx, form.email, form.token, app.clock.now())
    if (!owner) throw new AppError('reset_link_invalid')
    await change(app, tx, owner, form.password)
  })
  return done
}
