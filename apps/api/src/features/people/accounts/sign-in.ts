import type { signInForm } from '@celebrio/contract/people/account-forms'
import type { OwnUser } from '@celebrio/contract/people/users'
import type { Language } from '@celebrio/contract/platform/languages'
import type { output } from 'zod'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { passwordMatches } from './passwords.ts'
import { findActiveByEmail, findOwnUser } from './queries/users.ts'
import { openSession } from './sessions.ts'
import { ownUserView } from './view.ts'

export type Reader = { language: Language; userAgent: string }

export const ownUser = async (app: AppContext, userId: number, language: Language): Promise<OwnUser> =>
  ownUserView(app, await findOwnUser(app.db, userId), language)

/** @throws AppError wrong_sign_in, one and the same for an unknown e-mail and a wrong password */
export async function signIn(app: AppContext, form: output<typeof signInForm>, reader: Reader & { address: string }) {
  const account = await findActiveByEmail(app.db, form.email)
  const matches = await passwordMatches(form.password, account?.password_hash, app.settings.passwordCost)
  if (!account || !matches) {
    app.log.warn({ account: account?.id ?? null, address: reader.address }, 'wrong password or unknown e-mail')
    throw new AppError('wrong_sign_in')
  }
  const token = await openSession(app, app.db, account.id, { ...form, userAgent: reader.userAgent })
  const user = await ownUser(app, account.id, reader.language)
  return { message: 'Signed in successfully', token, user }
}
