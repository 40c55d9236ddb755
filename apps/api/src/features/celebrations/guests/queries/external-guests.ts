import { type NotNull, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

type NewExternalGuest = {
  event_id: number
  name: string
  email: string | null
  invitation_message: string | null
  created_at: Date
}

/**
 * Puts an external guest on the list of an event, or invites them again after they were removed.
 * @returns undefined when there is one with this e-mail, or this name where there is none
 */
export async function upsertExternalGuest(
  tx: Tx,
  { event_id, name, email, ...words }: NewExternalGuest,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO event_guests AS known (event_id, status, invitee_name, invitee_email, invitation_message, created_at)
    VALUES (${event_id}, 'pending', ${name}, ${email}, ${words.invitation_message}, ${words.created_at})
    ON CONFLICT (event_id, lower(coalesce(invitee_email, invitee_name))) WHERE invitee_name IS NOT NULL DO UPDATE
    SET status = 'pending', invitee_name = excluded.invitee_name, invitation_message = excluded.invitation_message,
      message = NULL, created_at = excluded.created_at, answered_at = NULL
    WHERE known.status = 'removed'
    RETURNING id`.execute(tx)
  return rows[0]?.id
}

const externalGuests = (db: Db) =>
  db
    .selectFrom('event_guests as guest')
    .innerJoin('events', 'events.id', 'guest.event_id')
    .innerJoin('users as host', 'host.id', 'events.user_id')
    .select([
      'guest.id',
      'guest.event_id',
      'guest.status',
      'guest.has_place',
      'guest.invitee_name as name',
      'guest.invitee_email as email',
      'guest.invitation_message',
      'host.id as host_id',
      'host.name as host_name',
      'host.language',
      'events.title',
      'events.starts_at',
      'events.date_open',
      'events.local_end',
      'events.ends_at',
      'events.timezone',
      'events.address',
      'events.country_id',
      'events.state_id',
      'events.city_id',
      'events.dress_code',
    ])
    .where('guest.invitee_name', 'is not', null)
    .$narrowType<{ name: NotNull }>()

/** An external guest, with what an e-mail to them says. */
export const findExternalGuest = (db: Db, guestId: number) =>
  externalGuests(db).where('guest.id', '=', guestId).executeTakeFirst()

export type ExternalGuest = NonNullable<Awaited<ReturnType<typeof findExternalGuest>>>

/** External guests who were invited, have not said no, and have an e-mail address. */
export const findExternalGuestsToNotify = (db: Db, eventId: number) =>
  externalGuests(db)
    .where('guest.event_id', '=', eventId)
    .where('guest.status', 'in', ['pending', 'accepted', 'waiting'])
    .where('guest.invitee_email', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .orderBy('guest.id')
    .execute()

/** The invitations to an e-mail address that are still valid. */
export const findExternalGuestsOf = (db: Db, email: string) =>
  externalGuests(db)
    .where(sql<boolean>`lower(guest.invitee_email) = lower(${email})`)
    .where('guest.status', '<>', 'removed')
    .orderBy('guest.id')
    .execute()

/** Counts all external guests who were ever invited to an event. */
export async function countExternalGuests(db: Db, eventId: number): Promise<number> {
  const { count } = await db
    .selectFrom('event_guests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', eventId)
    .where('invitee_name', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Hands an external guest's entry over to an account. */
export const giveToMember = async (tx: Tx, guestId: number, user_id: number): Promise<void> => {
  await tx
    .updateTable('event_guests')
    .set({ user_id, invitee_name: null, invitee_email: null })
    .where('id', '=', guestId)
    .execute()
}

/** Deletes an entry: the second one of a person, or a request that was withdrawn. */
export const deleteGuest = async (tx: Tx, guestId: number): Promise<void> => {
  await tx.deleteFrom('event_guests').where('id', '=', guestId).execute()
}
