import { type NotNull, sql } from 'kysely'
import { uploadOf } from '#features/base/uploads'
import { active } from '#features/people/accounts'
import { unblockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { takesNoEmails } from './opted-out.ts'

/** Where guests get e-mails: members once their address is verified. Null where there is none. */
const address = sql<string | null>`CASE WHEN guest.user_id IS NULL THEN guest.external_email
  WHEN member.email_verified_at IS NOT NULL THEN member.email END`

/** The same for what nobody has asked for: null for whoever has unsubscribed. */
export const emailAddress = sql<string | null>`CASE WHEN NOT ${takesNoEmails} THEN ${address} END`

/** Guests whose host is there for them: external ones, and active members without a block between the two. */
export const hostedGuests = (db: Db) =>
  db
    .selectFrom('event_guests as guest')
    .innerJoin('events', 'events.id', 'guest.event_id')
    .innerJoin('users as host', 'host.id', 'events.user_id')
    .leftJoin('users as member', 'member.id', 'guest.user_id')
    .where('host.status', '=', active)
    .where('guest.status', '<>', 'host')
    .where(({ or, eb }) =>
      or([eb('guest.user_id', 'is', null), unblockedPeople(db, sql.ref<number>('events.user_id'), 'member')]),
    )

/** A guest, with what an e-mail to them says, in their language, or the host's for guests without an account who have not answered. */
export const findGuestToEmail = (db: Db, guestId: number) =>
  hostedGuests(db)
    .select([
      'guest.id',
      'guest.event_id',
      'guest.user_id',
      'guest.status',
      'guest.has_seat',
      'guest.invitation_message',
      'host.id as host_id',
      'host.name as host_name',
      'host.profile_picture as host_picture',
      'events.title',
      'events.starts_at',
      'events.date_open',
      'events.answers_until',
      'events.allows_maybe',
      'events.local_end',
      'events.ends_at',
      'events.timezone',
      'events.address',
      'events.country_id',
      'events.state_id',
      'events.city_id',
      'events.dress_code',
      address.as('email'),
      takesNoEmails.as('is_opted_out'),
    ])
    .select(({ fn }) => [
      fn.coalesce('guest.external_name', 'member.name').as('name'),
      fn.coalesce('member.language', 'guest.external_language', 'host.language').as('language'),
      uploadOf('events.cover_id').as('cover'),
    ])
    .where('guest.id', '=', guestId)
    .$narrowType<{ name: NotNull; language: NotNull }>()
    .executeTakeFirst()

export type EmailedGuest = NonNullable<Awaited<ReturnType<typeof findGuestToEmail>>>

const notified = (db: Db, eventId: number) =>
  hostedGuests(db)
    .where('guest.event_id', '=', eventId)
    .where('guest.status', 'in', ['pending', 'accepted', 'waiting'])
    .where(sql<boolean>`${emailAddress} IS NOT NULL`)
    .orderBy('guest.id')

/** Guests who were invited, have not said no, and get e-mails. */
export const findGuestIdsToEmail = async (db: Db, eventId: number): Promise<number[]> =>
  (await notified(db, eventId).select('guest.id').execute()).map(guest => guest.id)

/** The same with what an e-mail about a cancelled event says: once the event is deleted it can no longer be read. */
export const findGuestsOfCancelled = (db: Db, eventId: number) =>
  notified(db, eventId)
    .select([
      'guest.user_id',
      'host.id as host_id',
      'events.title',
      'events.starts_at',
      'events.timezone',
      'events.date_open',
    ])
    .select(({ fn }) => [
      emailAddress.$notNull().as('email'),
      fn.coalesce('guest.external_name', 'member.name').as('name'),
      fn.coalesce('member.language', 'guest.external_language', 'host.language').as('language'),
    ])
    .$narrowType<{ name: NotNull; language: NotNull }>()
    .execute()

/** Those of these members who have an address, by their entries on the guest list; which e-mails they want is asked when one is sent. */
export const findMembersToEmail = async (db: Db, eventId: number, userIds: readonly number[]): Promise<number[]> => {
  const guests = await hostedGuests(db)
    .select('guest.id')
    .where('guest.event_id', '=', eventId)
    .where('guest.user_id', '=', sql<number>`ANY(${userIds}::bigint[])`)
    .where(sql<boolean>`${address} IS NOT NULL`)
    .orderBy('guest.id')
    .execute()
  return guests.map(guest => guest.id)
}
