import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { type GuestRow, guestRows } from './guests.ts'

type Newcomer = { event_id: number; created_at: Date } & (
  | { user_id: number }
  | { external_name: string; external_email: string | null }
)

/** Puts somebody on a list who answers by its open link; until their answer is written they take no part. */
export async function insertNewcomer(tx: Tx, newcomer: Newcomer): Promise<GuestRow> {
  const { id } = await tx
    .insertInto('event_guests')
    .values({ ...newcomer, status: 'rejected', by_open_link: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return guestRows(tx).where('guest.id', '=', id).executeTakeFirstOrThrow()
}

/** The entry to which e-mails to this address go, the host's too: of a guest without an account, or of a verified member. */
export const findGuestByEmail = (tx: Tx, eventId: number, email: string): Promise<GuestRow | undefined> =>
  guestRows(tx)
    .leftJoin('users', 'users.id', 'guest.user_id')
    .where('guest.event_id', '=', eventId)
    .where(
      sql<boolean>`lower(${email}::text) IN
        (lower(guest.external_email), CASE WHEN users.email_verified_at IS NOT NULL THEN lower(users.email) END)`,
    )
    .orderBy('guest.id')
    .executeTakeFirst()

/** People who come, wait, or ask to come (not those who only might) by the open link of the event that a column of the outer query names. */
export const takenByOpenLink = (column: string): RawBuilder<number> => sql<number>`(
  SELECT coalesce(sum(newcomer.heads), 0)::bigint FROM event_guests AS newcomer WHERE newcomer.event_id = ${sql.ref(column)}
    AND newcomer.by_open_link AND NOT newcomer.is_maybe AND newcomer.status NOT IN ('rejected', 'removed'))`

/** How many have answered by the open link of an event since then. */
export async function countNewcomers(db: Db, eventId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('event_guests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', eventId)
    .where('by_open_link', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** The party with which somebody has asked to come, and their words. */
export const findAskedParty = (tx: Tx, guestId: number) =>
  tx
    .selectFrom('event_guests')
    .select(['adults', 'children', 'dietary', 'message'])
    .where('id', '=', guestId)
    .executeTakeFirstOrThrow()
