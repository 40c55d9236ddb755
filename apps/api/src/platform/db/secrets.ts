import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from './database.ts'

/** Keyed hashes with a secret that lives in the database, so that every process of one installation agrees. */
export type Signer = {
  /** Hex HMAC-SHA-256 of the parts, encoded so that different lists of parts never collide. */
  sign(...parts: string[]): string
  verify(signature: string, ...parts: string[]): boolean
}

const text = (parts: string[]) => JSON.stringify(parts)

/** A secret of this installation: whoever asks first makes it, and all processes have the same. */
export async function loadSecret(db: Db, name: string, make: () => Buffer): Promise<Buffer> {
  const find = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const known = await find()
  if (known) return known.value
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { value } = (await find()) ?? {}
  if (!value) throw new Error(`The secret ${name} is gone.`)
  return value
}

export async function loadSigner(db: Db): Promise<Signer> {
  const value = await loadSecret(db, 'signing', () => randomBytes(32))
  const sign = (...parts: string[]) => createHmac('sha256', value).update(text(parts)).digest('hex')
  return {
    sign,
    verify(signature, ...parts) {
      const expected = Buffer.from(sign(...parts))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
