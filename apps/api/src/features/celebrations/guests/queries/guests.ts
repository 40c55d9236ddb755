import { type NotNull, sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

/** Columns of an entry on a guest list, for queries of `event_guests AS guest`. */
export const guestColumns = [
  'guest.id',
  'guest.event_id',
  'guest.user_id',
  'guest.status',
  'guest.adults',
  'guest.children',
  'guest.heads',
  'guest.message',
  'guest.is_invited',
  'guest.has_seat',
  'guest.is_maybe',
  'guest.waiting_since',
  'guest.by_open_link',
] as const

/** Entries on guest lists, also those of hosts. */
export const guestRows = (db: Db) => db.selectFrom('event_guests as guest').select(guestColumns)

/** Somebody's entry on the guest list of an event, also the host's. Undefined where there has never been one. */
export const findGuest = (db: Db, eventId: number, userId: number) =>
  guestRows(db)
    .where('guest.event_id', '=', eventId)
    .where('guest.user_id', '=', userId)
    .$narrowType<{ user_id: NotNull }>()
    .executeTakeFirst()

/** An entry on the guest list of an event; `user_id` is null for external guests. */
export type GuestRow = Awaited<ReturnType<ReturnType<typeof guestRows>['executeTakeFirstOrThrow']>>

/** The same by the id of the entry. */
export const findGuestById = (db: Db, id: number): Promise<GuestRow | undefined> =>
  guestRows(db).where('guest.id', '=', id).executeTakeFirst()

/** Somebody with an account. */
export type Member = GuestRow & { user_id: number }

export const findGuests = (db: Db, eventId: number, userIds: readonly number[]): Promise<Member[]> =>
  guestRows(db)
    .where('guest.event_id', '=', eventId)
    .where('guest.user_id', '=', sql<number>`ANY(${userIds}::bigint[])`)
    .orderBy('guest.created_at')
    .orderBy('guest.id')
    .$narrowType<{ user_id: NotNull }>()
    .execute()

type Changes = Omit<Updateable<Tables['event_guests']>, 'event_id' | 'user_id'>

export const changeGuest = async (tx: Tx, id: number, changes: Changes): Promise<void> => {
  await tx.updateTable('event_guests').set(changes).where('id', '=', id).execute()
}

/**
 * Makes somebody without a seat invited and unanswered: the host admits them, or they take back a no, while the date is
 * open.
 */
export const makePending = (tx: Tx, guest: GuestRow): Promise<void> =>
  changeGuest(tx, guest.id, { status: 'pending', is_invited: true, answered_at: null })

export async function insertHost(tx: Tx, event_id: number, user_id: number, created_at: Date): Promise<number> {
  const row = { event_id, user_id, status: 'host' as const, created_at }
  const { id } = await tx.insertInto('event_guests').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

type Invitation = { event_id: number; invitation_message: string | null; created_at: Date }

/**
 * Invites people who are not on the list yet, who were removed from it, or whose request was declined; the rows of all
 * others stay. @returns the ids of those who are newly invited
 */
export async function insertInvitations(tx: Tx, userIds: readonly number[], invitation: Invitation): Promise<number[]> {
  const { event_id, invitation_message, created_at } = invitation
  const { rows } = await sql<{ user_id: number }>`
    INSERT INTO event_guests AS known (event_id, user_id, status, invitation_message, created_at)
    SELECT ${event_id}, id, 'pending', ${invitation_message}::text, ${created_at}
    FROM unnest(${userIds}::bigint[]) WITH ORDINALITY AS wanted (id, place) ORDER BY place
    ON CONFLICT (event_id, user_id) DO UPDATE
    SET status = 'pending', is_invited = true, invitation_message = excluded.invitation_message, message = NULL,
      created_at = excluded.created_at, answered_at = NULL
    WHERE known.status = 'removed' OR known.status = 'rejected' AND NOT known.is_invited
    RETURNING user_id`.execute(tx)
  return rows.map(row => row.user_id)
}

type Request = { event_id: number; user_id: number; message: string | null; created_at: Date }

/** Saves a request to join; asking again replaces the message. */
export const upsertRequest = async (tx: Tx, { message, ...request }: Request): Promise<void> => {
  await tx
    .insertInto('event_guests')
    .values({ ...request, message, status: 'requested', is_invited: false })
    .onConflict(conflict =>
      conflict.columns(['event_id', 'user_id']).doUpdateSet({ message }).where('event_guests.status', '=', 'requested'),
    )
    .execute()
}

/**
 * Guests who are coming have to answer again and keep their seat; so have those who have said maybe. @returns the rows of
 * all of them, and the host's
 */
export async function resetComing(tx: Tx, eventId: number): Promise<{ id: number; isHost: boolean }[]> {
  const { rows } = await sql<{ id: number; isHost: boolean }>`
    UPDATE event_guests SET status = CASE status WHEN 'host' THEN 'host' ELSE 'pending' END, answered_at = NULL,
      is_maybe = false
    WHERE event_id = ${eventId} AND (status IN ('host', 'accepted') OR is_maybe)
    RETURNING id, status = 'host' AS "isHost"`.execute(tx)
  return rows
}

/** Guests with an account who were invited and have not said no. */
export async function findGuestIdsToNotify(db: Db, eventId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('event_guests')
    .select('user_id')
    .where('event_id', '=', eventId)
    .where('status', 'in', ['pending', 'accepted', 'waiting'])
    .where('user_id', 'is not', null)
    .$narrowType<{ user_id: NotNull }>()
    .orderBy('id')
    .execute()
  return rows.map(row => row.user_id)
}
