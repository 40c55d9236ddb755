import { hash, verify } from '@node-rs/argon2'
import type { AppContext } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import type { PasswordCost } from '#platform/settings.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isIdentity } from './rules.ts'

/** argon2id hash of a password, Unicode NFC. */
export const hashPassword = (password: string, cost: PasswordCost): Promise<string> =>
  hash(password.normalize('NFC'), cost)

/** Whether a hash was computed with another cost than passwords have today. */
export const isOfOtherCost = (stored: string, { memoryCost, timeCost, parallelism }: PasswordCost): boolean =>
  !stored.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`)

let decoy: Promise<string> | undefined

/** Compares a password; takes as long when there is no account or no password to compare with. */
export async function passwordMatches(
  password: string,
  stored: string | null | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password', cost)
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC'))
  return matches && typeof stored === 'string'
}

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
