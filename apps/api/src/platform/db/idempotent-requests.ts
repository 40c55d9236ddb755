import { sql } from 'kysely'
import { minutesAfter } from '../clock.ts'
import type { Db, Tables, Tx } from './database.ts'

/** Tables of calls that came with an `Idempotency-Key`; each has a column of its own for what came of them. */
type RequestTable = Extract<keyof Tables, 'booking_requests' | 'event_requests' | 'payment_requests'>

/** A call, by who made it and the key that they gave it. */
export type IdempotentRequest = { user_id: number; key: string }

/** Null where a call came without a key. */
export const idempotentRequest = (user_id: number, key: string | null): IdempotentRequest | null =>
  key === null ? null : { user_id, key }

/**
 * Claims a call. Of two at once the second one waits for the first.
 * @returns false if it was made before
 */
export async function claimRequest(
  tx: Tx,
  table: RequestTable,
  { user_id, key }: IdempotentRequest,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO ${sql.table(table)} (user_id, key, created_at) VALUES (${user_id}, ${key}, ${now})
    ON CONFLICT DO NOTHING RETURNING key`.execute(tx)
  return rows.length > 0
}

const twoDays = 2 * 24 * 60

/** Forgets the calls of more than two days ago. */
export const forgetRequests = (db: Db, table: RequestTable, now: Date) =>
  sql`DELETE FROM ${sql.table(table)} WHERE created_at < ${minutesAfter(now, -twoDays)}`.execute(db)
