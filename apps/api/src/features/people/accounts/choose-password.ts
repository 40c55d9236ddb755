import type { AppContext } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { isIdentity } from './rules.ts'

/**
 * The hash of a newly chosen password.
 * @throws AppError validation_failed on `password` when it is common or equals e-mail or name
 */
export async function choosePassword(
  { settings }: AppContext,
  password: string,
  person: { email: string; name: string },
): Promise<string> {
  if (isIdentity(password, person)) throw fieldError('password', 'password_is_identity')
  if (await isCommonPassword(password)) throw fieldError('password', 'password_too_common')
  return hashPassword(password, settings.passwordCost)
}
