import type { resetByCodeForm, resetByLinkForm } from '@celebrio/contract/people/accounts'
import type { output } from 'zod'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { choosePassword } from './choose-password.ts'
import { hashOfCode } from './forgot-password.ts'
import { proveEmailOf } from './prove-email.ts'
import { bookTry, consumeReset, consumeResetByLink, forgiveTry } from './queries/resets.ts'
import { setPassword } from './queries/users.ts'
import { endSessionsOf } from './sessions.ts'

const done = { message: 'Password Reset Successful!' }

type Owner = { id: number; name: string; email: string }

/** Sets the password and signs out everywhere. Who could read the e-mail has shown that the address is theirs. */
async function change(app: AppContext, tx: Tx, owner: Owner, password: string): Promise<void> {
  await setPassword(tx, owner.id, await choosePassword(app, password, owner))
  await proveEmailOf(app, tx, owner.id)
  await endSessionsOf(app, tx, owner.id)
}

/** @throws AppError code_invalid; after five wrong tries even for the right code */
async function tryCode(app: AppContext, email: string, code: string): Promise<{ user_id: number; code_hash: string }> {
  const reset = await bookTry(app.db, email, app.clock.now())
  if (!reset || reset.code_hash !== hashOfCode(app, reset.user_id, code)) throw new AppError('code_invalid')
  await forgiveTry(app.db, reset.user_id)
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

/** @throws AppError reset_link_invalid; the link stays good when the new password is refused */
export async function resetByLink(app: AppContext, form: output<typeof resetByLinkForm>) {
  await inTransaction(app, async tx => {
    const owner = await consumeResetByLink(tx, form.email, form.token, app.clock.now())
    if (!owner) throw new AppError('reset_link_invalid')
    await change(app, tx, owner, form.password)
  })
  return done
}
