import { sql } from 'kysely'
import { validTicketOf, visibleGuests } from '#features/celebrations/guests'
import { userOf } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, readCursorAs, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import { parsePlace } from '../rules.ts'

// By the letters alone, so that Émile stands with E.
const sortedName = sql<string>`plain_name(coalesce(users.name, guest.external_name)) COLLATE "C"`

/** Guests who come to an event with a ticket, as far as the viewer may see them; the host needs none. */
const coming = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('event_guests as guest')
    .leftJoinLateral(userOf(db, 'guest.user_id').as('users'), join => join.onTrue())
    .innerJoinLateral(validTicketOf(db, 'guest.id').as('ticket'), join => join.onTrue())
    .where('guest.event_id', '=', eventId)
    .where('guest.status', '=', 'accepted')
    .where(visibleGuests(db, viewerId))

const hasName = (keyword: string) =>
  sql<boolean>`(users.name_words @@ name_query(${keyword}) OR name_words(guest.external_name) @@ name_query(${keyword}))`

export type CheckInSearch = Paging & { keyword?: string | undefined }

/** One page of them by the alphabet, and one row more. @throws AppError validation_failed on `cursor` */
export function findExpected(db: Db, viewerId: number, eventId: number, { keyword, ...paging }: CheckInSearch) {
  const place = paging.cursor === undefined ? undefined : readCursorAs(parsePlace, paging.cursor)
  return coming(db, viewerId, eventId)
    .select([
      'guest.id as guest_id',
      sql<number>`coalesce(guest.user_id, 0)`.as('user_id'),
      sql<string>`coalesce(users.name, guest.external_name)`.as('name'),
      'users.profile_picture',
      'guest.heads',
      'guest.adults',
      'guest.children',
      'guest.dietary',
      'ticket.used_at',
      sortedName.as('position'),
    ])
    .$if(keyword !== undefined, query => query.where(hasName(keyword ?? '')))
    .$if(place !== undefined, query =>
      query.where(sql<boolean>`(${sortedName}, guest.id) > (${place?.name ?? ''}, ${place?.id ?? 0}::bigint)`),
    )
    .orderBy(sortedName)
    .orderBy('guest.id')
    .limit(rowsOfPage(paging.per_page))
    .offset(rowsBefore(paging))
    .execute()
}

/** How many people come, and how many of them are inside, companions included. */
export const countExpected = (db: Db, viewerId: number, eventId: number) =>
  coming(db, viewerId, eventId)
    .select([
      sql<number>`coalesce(sum(guest.heads), 0)::bigint`.as('expected'),
      sql<number>`coalesce(sum(guest.heads) FILTER (WHERE ticket.used_at IS NOT NULL), 0)::bigint`.as('inside'),
    ])
    .executeTakeFirstOrThrow()
