import type { signInForm } from '@celebrio/contract/people/accounts'
import type { OwnUser } from '@celebrio/contract/people/users'
import type { Language } from '@celebrio/contract/platform/languages'
import type { output } from 'zod'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import { passwordMatches } from './passwords.ts'
import { findActiveByEmail, findOwnUser } from './queries/users.ts'
import { openSession } from './sessions.ts'
import { ownUserView } from './view.ts'

export type Reader = { language: Language; userAgent: string }

export const ownUser = async (kit: Kit, userId: number, language: Language): Promise<OwnUser> =>
  ownUserView(kit, await findOwnUser(kit.db, userId), language)

/** @throws Refusal wrong_sign_in, one and the same for an unknown e-mail and a wrong password */
export async function signIn(kit: Kit, form: output<typeof signInForm>, reader: Reader) {
  const account = await findActiveByEmail(kit.db, form.email)
  const matches = await passwordMatches(form.password, account?.password_hash)
  if (!account || !matches) throw new Refusal('wrong_sign_in')
  const token = await openSession(kit, kit.db, account.id, { ...form, userAgent: reader.userAgent })
  return { message: 'Signed in successfully', token, user: await ownUser(kit, account.id, reader.language) }
}
