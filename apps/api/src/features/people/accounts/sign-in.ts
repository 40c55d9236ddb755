import type { signInForm } from '@celebrio/contract/people/account-forms'
import type { output } from 'zod'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { enter } from './enter.ts'
import type { Reader } from './own-user.ts'
import { hashPassword, isOfOtherCost, passwordMatches } from './passwords.ts'
import { findByEmail, replaceHash } from './queries/users.ts'

type Account = { id: number; password_hash: string | null }

/** Only here a password is known, so that its hash can follow a cost that was raised. */
async function renewHash({ db, settings }: AppContext, { id, password_hash }: Account, password: string) {
  const cost = settings.passwordCost
  if (password_hash !== null && isOfOtherCost(password_hash, cost))
    await replaceHash(db, id, password_hash, await hashPassword(password, cost))
}

/** @throws AppError wrong_sign_in, one and the same for an unknown e-mail and a wrong password */
export async function signIn(app: AppContext, form: output<typeof signInForm>, reader: Reader & { address: string }) {
  const account = await findByEmail(app.db, form.email)
  const matches = await passwordMatches(form.password, account?.password_hash, app.settings.passwordCost)
  if (!account || !matches) {
    app.log.warn({ account: account?.id ?? null, address: reader.address }, 'wrong password or unknown e-mail')
    throw new AppError('wrong_sign_in')
  }
  await renewHash(app, account, form.password)
  return enter(app, account.id, form, reader, 'password')
}
