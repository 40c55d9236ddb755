import type { resetByCodeForm, resetByLinkForm } from '@celebrio/contract/people/accounts'
import type { output } from 'zod'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { choosePassword } from './choose-password.ts'
import { hashOfCode } from './forgot-password.ts'
import { proveEmailOf } from './prove-email.ts'
import { bookTry, forgiveTry, takeReset, takeResetByLink } from './queries/resets.ts'
import { setPassword } from './queries/users.ts'
import { endSessionsOf } from './sessions.ts'

const done = { message: 'Password Reset Successful!' }

type Owner = { id: number; name: string; email: string }

/** Sets the password and signs out everywhere. Who could read the e-mail has shown that the address is theirs. */
async function change(kit: Kit, tx: Tx, owner: Owner, password: string): Promise<void> {
  await setPassword(tx, owner.id, await choosePassword(password, owner))
  await proveEmailOf(kit, tx, owner.id)
  await endSessionsOf(kit, tx, owner.id)
  await kit.tell(tx, 'account.password_changed', { user_id: owner.id })
}

/** @throws Refusal code_invalid; after five wrong tries even for the right code */
async function tryCode(kit: Kit, email: string, code: string): Promise<{ user_id: number; code_hash: string }> {
  const reset = await bookTry(kit.db, email, kit.clock.now())
  if (!reset || reset.code_hash !== hashOfCode(kit, reset.user_id, code)) throw new Refusal('code_invalid')
  await forgiveTry(kit.db, reset.user_id)
  return reset
}

export async function verifyCode(kit: Kit, form: { email: string; otp: string }) {
  await tryCode(kit, form.email, form.otp)
  return { message: 'The code is right.' }
}

/** @throws Refusal code_invalid; the code stays good when the new password is refused */
export async function resetByCode(kit: Kit, form: output<typeof resetByCodeForm>) {
  const reset = await tryCode(kit, form.email, form.otp)
  await inTransaction(kit, async tx => {
    const owner = await takeReset(tx, reset.user_id, reset.code_hash)
    if (!owner) throw new Refusal('code_invalid')
    await change(kit, tx, owner, form.password)
  })
  return done
}

/** @throws Refusal reset_link_invalid; the link stays good when the new password is refused */
export async function resetByLink(kit: Kit, form: output<typeof resetByLinkForm>) {
  await inTransaction(kit, async tx => {
    const owner = await takeResetByLink(tx, form.email, form.token, kit.clock.now())
    if (!owner) throw new Refusal('reset_link_invalid')
    await change(kit, tx, owner, form.password)
  })
  return done
}
