import { hash, verify } from '@node-rs/argon2'

// OWASP's recommendation for argon2id: 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** argon2id hash of a password, Unicode NFC. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost)

let decoy: Promise<string> | undefined

/** Compares a password; takes as long when there is no account or no password to compare with. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC'))
  return matches && typeof stored === 'string'
}
