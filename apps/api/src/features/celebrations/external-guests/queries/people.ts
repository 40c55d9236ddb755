import { sql } from 'kysely'
import { eventVisible } from '#features/celebrations/events'
import { type GuestRow, guestRows } from '#features/celebrations/guests'
import { active } from '#features/people/accounts'
import { unblockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** Somebody's e-mail address, if it is verified. */
export const findProvedAddress = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where('status', '=', active)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

/** Whether an e-mail address is somebody's own, ignoring case. */
export async function isAddressOf(db: Db, userId: number, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql<boolean>`lower(users.email) = lower(${email}::text)`)
    .executeTakeFirst()
  return user !== undefined
}

/** The entry of an external guest, as long as they may see the event. */
export const findInvited = (db: Db, guestId: number): Promise<GuestRow | undefined> =>
  guestRows(db)
    .where('guest.id', '=', guestId)
    .where(({ exists }) => exists(eventVisible(db, 0, 'guest.event_id', guestId)))
    .executeTakeFirst()

/** The host of an event, unless the account is inactive, or host or guest has blocked the other. */
export async function findHostFor(db: Db, eventId: number, userId: number): Promise<number | undefined> {
  const event = await db
    .selectFrom('events')
    .innerJoin('users as host', 'host.id', 'events.user_id')
    .select('events.user_id')
    .where('events.id', '=', eventId)
    .where(unblockedPeople(db, userId, 'host'))
    .executeTakeFirst()
  return event?.user_id
}

/** What decides how many invitations somebody may send by e-mail. */
export const findInviter = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
