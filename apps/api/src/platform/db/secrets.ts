import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from './database.ts'

/** Keyed hashes with a secret that lives in the database, so that every process of one installation agrees. */
export type Signer = {
  /** Hex HMAC-SHA-256 of the parts, encoded so that different lists of parts never collide. */
  sign(...parts: string[]): string
  verify(signature: string, ...parts: string[]): boolean
}

const text = (parts: string[]) => JSON.stringify(parts)

export async function loadSigner(db: Db): Promise<Signer> {
  await db
    .insertInto('secrets')
    .values({ name: 'signing', value: randomBytes(32) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'signing')
    .executeTakeFirstOrThrow()
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
