import type { OptOutScope } from '@celebrio/contract/celebrations/email-opt-outs'
import { sql } from 'kysely'
import { addressHash } from '#features/celebrations/guests'
import type { Db, Tx } from '#platform/db/database.ts'
import type { About } from './token.ts'

/** The database hashes, so that it is the same in all statements. */
export async function findHashOf(db: Db, email: string): Promise<Buffer> {
  const { rows } = await sql<{ hash: Buffer }>`SELECT ${addressHash(sql`${email}::text`)} AS hash`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement without a table answers one row.')
  return row.hash
}

const ofEvent = ({ eventId }: About) => sql<boolean>`(event_id IS NULL OR event_id = ${eventId})`

/** What an address takes no e-mails of: null for all events. */
export const findOptOuts = (db: Db, about: About) =>
  db
    .selectFrom('email_opt_outs')
    .select('event_id')
    .where('address_hash', '=', about.addressHash)
    .where(ofEvent(about))
    .execute()

/** The entry of the address on the guest list of the event, unless it was removed. Undefined once the event is gone. */
export const findEntry = (db: Db, { eventId, addressHash: hash }: About) =>
  db
    .selectFrom('event_guests as guest')
    .select('guest.id')
    .where('guest.event_id', '=', eventId)
    .where('guest.status', '<>', 'removed')
    .where(sql<boolean>`${addressHash(sql.ref('guest.external_email'))} = ${hash}`)
    .executeTakeFirst()

/** Twice is once. Of an event that is gone there is nothing to write. */
export const insertOptOut = async (tx: Tx, { eventId, addressHash: hash }: About, scope: OptOutScope, at: Date) => {
  const event =
    scope === 'all' ? sql`SELECT NULL::bigint AS id` : sql`SELECT id FROM events WHERE id = ${eventId} FOR KEY SHARE`
  await sql`INSERT INTO email_opt_outs (address_hash, event_id, created_at)
    SELECT ${hash}::bytea, event.id, ${at}::timestamptz FROM (${event}) AS event ON CONFLICT DO NOTHING`.execute(tx)
}

export const deleteOptOuts = async (tx: Tx, about: About): Promise<void> => {
  await tx.deleteFrom('email_opt_outs').where('address_hash', '=', about.addressHash).where(ofEvent(about)).execute()
}
