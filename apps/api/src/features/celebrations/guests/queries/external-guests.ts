import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

type Details = { event_id: number; invitation_message: string | null; created_at: Date }
type NewExternalGuest = Details & { name: string; email: string | null }

/** Of several entries, those that are new to the list, or are invited again after they were removed. */
async function upsertEntries<E extends string | null>(
  tx: Tx,
  guests: readonly { name: string; email: E }[],
  { event_id, invitation_message, created_at }: Details,
): Promise<{ id: number; email: E }[]> {
  const { rows } = await sql<{ id: number; email: E }>`
    INSERT INTO event_guests AS known (event_id, status, external_name, external_email, invitation_message, created_at)
    SELECT ${event_id}, 'pending', one.name, one.email, ${invitation_message}, ${created_at}
    FROM unnest(${guests.map(guest => guest.name)}::text[], ${guests.map(guest => guest.email)}::text[])
      WITH ORDINALITY AS one(name, email, place)
    ORDER BY one.place
    ON CONFLICT (event_id, lower(coalesce(external_email, external_name))) 
      WHERE external_name IS NOT NULL AND (external_email IS NOT NULL OR NOT by_open_link) DO UPDATE
    SET status = 'pending', external_name = excluded.external_name, invitation_message = excluded.invitation_message,
      message = NULL, created_at = excluded.created_at, answered_at = NULL
    WHERE known.status = 'removed'
    RETURNING id, external_email AS email`.execute(tx)
  return rows
}

/**
 * Puts an external guest on the list of an event, or invites them again after they were removed.
 * @returns undefined when there is one with this e-mail, or this name where there is none
 */
export const upsertExternalGuest = async (tx: Tx, { name, email, ...details }: NewExternalGuest) =>
  (await upsertEntries(tx, [{ name, email }], details))[0]?.id

/** The same for several who have different addresses, in one statement. @returns the entries of those who were added */
export const upsertExternalGuests = (
  tx: Tx,
  guests: readonly { name: string; email: string }[],
  details: Details,
): Promise<{ id: number; email: string }[]> => upsertEntries(tx, guests, details)

/** The invitations to an e-mail address that are still valid. */
export const findExternalGuestsOf = (db: Db, email: string) =>
  db
    .selectFrom('event_guests as guest')
    .select(['guest.id', 'guest.event_id'])
    .where('guest.external_name', 'is not', null)
    .where(sql<boolean>`lower(guest.external_email) = lower(${email})`)
    .where('guest.status', '<>', 'removed')
    .orderBy('guest.id')
    .execute()

/** Counts all external guests who were ever invited to an event. */
export async function countExternalGuests(db: Db, eventId: number): Promise<number> {
  const { count } = await db
    .selectFrom('event_guests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', eventId)
    .where('external_name', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Hands an external guest's entry over to an account. */
export const giveToMember = async (tx: Tx, guestId: number, user_id: number): Promise<void> => {
  await tx
    .updateTable('event_guests')
    .set({ user_id, external_name: null, external_email: null, external_language: null })
    .where('id', '=', guestId)
    .execute()
}

/** Deletes an entry: the second one of a person, or a request that was withdrawn. */
export const deleteGuest = async (tx: Tx, guestId: number): Promise<void> => {
  await tx.deleteFrom('event_guests').where('id', '=', guestId).execute()
}
