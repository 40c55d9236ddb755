import { sql } from 'kysely'
import { visibleGuests } from '#features/celebrations/guests'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'

const time = sql.ref('guest.created_at')

/** Guests who come to an event with a ticket, as far as the viewer may see them; the host needs none. */
const coming = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('event_guests as guest')
    .leftJoin('users', 'users.id', 'guest.user_id')
    .innerJoin('event_tickets as ticket', join =>
      join.onRef('ticket.guest_id', '=', 'guest.id').on('ticket.revoked_at', 'is', null),
    )
    .where('guest.event_id', '=', eventId)
    .where('guest.status', '=', 'accepted')
    .where(visibleGuests(viewerId))

const hasName = (keyword: string) =>
  sql<boolean>`(users.name_words @@ name_query(${keyword}) OR name_words(guest.invitee_name) @@ name_query(${keyword}))`

export type CheckInSearch = Paging & { keyword?: string | undefined }

/** One page of them, newest first, and one row more. */
export function findExpected(db: Db, viewerId: number, eventId: number, { keyword, ...paging }: CheckInSearch) {
  const list = coming(db, viewerId, eventId)
    .select([
      'guest.id as guest_id',
      sql<number>`coalesce(guest.user_id, 0)`.as('user_id'),
      sql<string>`coalesce(users.name, guest.invitee_name)`.as('name'),
      'users.profile_picture',
      'guest.heads',
      'guest.adults',
      'guest.children',
      'guest.dietary',
      'ticket.used_at',
      cursorTimestamp(time).as('place'),
    ])
    .$if(keyword !== undefined, query => query.where(hasName(keyword ?? '')))
  return newestFirst(list, time, sql.ref('guest.id'), paging).execute()
}

/** How many people come, and how many of them are inside, companions included. */
export const countExpected = (db: Db, viewerId: number, eventId: number) =>
  coming(db, viewerId, eventId)
    .select([
      sql<number>`coalesce(sum(guest.heads), 0)::bigint`.as('expected'),
      sql<number>`coalesce(sum(guest.heads) FILTER (WHERE ticket.used_at IS NOT NULL), 0)::bigint`.as('inside'),
    ])
    .executeTakeFirstOrThrow()
