import { hash, verify } from '@node-rs/argon2'
import type { PasswordCost } from '#platform/settings.ts'

/** argon2id hash of a password, Unicode NFC. */
export const hashPassword = (password: string, cost: PasswordCost): Promise<string> =>
  hash(password.normalize('NFC'), cost)

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
