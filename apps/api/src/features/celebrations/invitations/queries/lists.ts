import type { GuestStatus, RsvpStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { type RawBuilder, sql } from 'kysely'
import { leastRole, worksAt } from '#features/celebrations/events'
import { hasOptedOut, validTicketOf, visibleGuests } from '#features/celebrations/guests'
import { userOf } from '#features/people/accounts'
import { isHidden } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'

const time = sql.ref('guest.created_at')

/** The guests that host or co-host may see: external guests, and active people without a block between the two. */
const knownGuests = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('event_guests as guest')
    .leftJoinLateral(userOf(db, 'guest.user_id').as('users'), join => join.onTrue())
    .where('guest.event_id', '=', eventId)
    .where(visibleGuests(db, viewerId))

const emailsTo = (db: Db) =>
  oneRow(
    db
      .selectFrom('guest_emails')
      .select(['due_at', 'failures'])
      .where('guest_emails.guest_id', '=', sql.ref<number>('guest.id')),
  )

const guestRows = (db: Db, viewerId: number, eventId: number) =>
  knownGuests(db, viewerId, eventId)
    .leftJoinLateral(validTicketOf(db, 'guest.id').as('ticket'), join => join.onTrue())
    .leftJoinLateral(emailsTo(db).as('guest_emails'), join => join.onTrue())
    .select([
      'guest.id',
      sql<number>`coalesce(guest.user_id, 0)`.as('user_id'),
      sql<string>`coalesce(users.name, guest.external_name)`.as('name'),
      'guest.external_name',
      'guest.external_email',
      'users.profile_picture',
      sql<boolean>`coalesce(users.is_kid, false)`.as('is_kid'),
      sql<GuestStatus>`guest.status`.as('status'),
      'guest.has_seat',
      'guest.is_maybe',
      'guest.adults',
      'guest.children',
      'guest.dietary',
      'guest.message',
      'guest.answered_at',
      'guest.created_at',
      'ticket.used_at',
      'guest_emails.due_at as email_due_at',
      sql<boolean>`coalesce(guest_emails.failures, 0) > 0`.as('email_failed'),
      hasOptedOut.as('email_unwanted'),
      cursorTimestamp(time).as('position'),
    ])

const hasName = (searchTerms: string | null) => sql<boolean>`CASE WHEN guest.external_name IS NULL
  THEN users.name_words @@ ${searchTerms}::tsquery ELSE name_words(guest.external_name) @@ ${searchTerms}::tsquery END`

/**
 * What a list without a status leaves out, as literals in the statement: for parameters PostgreSQL would guess that
 * nobody is left, and would sort all guests instead of walking them in order.
 */
const unlisted = (['host', 'requested', 'removed'] as const).map(status => sql.lit(status))

/** @param searchTerms of a name, as `searchTermsOf` reads them */
export type Search = Paging & { searchTerms?: string | null | undefined; status?: RsvpStatus | undefined }

/** One page of a guest list, newest first, and one row more. */
export function findGuestPage(db: Db, viewerId: number, eventId: number, { status, searchTerms, ...paging }: Search) {
  const isUnanswered = status === 'pending' || status === 'confirming' || status === 'maybe'
  const list = guestRows(db, viewerId, eventId)
    .$if(isUnanswered, query =>
      query
        .where('guest.status', '=', 'pending')
        .where('guest.has_seat', '=', status === 'confirming')
        .where('guest.is_maybe', '=', status === 'maybe'),
    )
    .$if(status !== undefined && !isUnanswered, query => query.where('guest.status', '=', status as GuestStatus))
    .$if(status === undefined, query => query.where('guest.status', 'not in', unlisted))
    .$if(searchTerms !== undefined, query => query.where(hasName(searchTerms ?? null)))
  return newestFirst(list, time, sql.ref('guest.id'), paging).execute()
}

/** One guest as host or co-host may see them. */
export const findKnownGuest = (db: Db, viewerId: number, eventId: number, userId: number) =>
  guestRows(db, viewerId, eventId)
    .where('guest.user_id', '=', userId)
    .where('guest.status', '<>', 'host')
    .executeTakeFirst()

/** One external guest. */
export const findKnownExternalGuest = (db: Db, viewerId: number, eventId: number, guestId: number) =>
  guestRows(db, viewerId, eventId).where('guest.id', '=', guestId).executeTakeFirst()

export type GuestListRow = Awaited<ReturnType<typeof findGuestPage>>[number]

const people = (condition: RawBuilder<boolean>) =>
  sql<number>`coalesce(sum(guest.heads) FILTER (WHERE ${condition}), 0)::bigint`

/**
 * How many people have each status, companions included, of the guests that the viewer may see, and whether they may
 * manage guests at all. Sums need no sorting, which takes a third of the time for a
 * large event.
 */
export const countGuests = (db: Db, viewerId: number, eventId: number) => {
  const mayManage = worksAt(db, viewerId, eventId, leastRole.invite)
  return db
    .selectFrom('event_guests as guest')
    .select(({ exists }) => exists(mayManage).as('mayManage'))
    .select([
      people(sql`guest.status = 'accepted'`).as('accepted'),
      people(sql`guest.status = 'pending' AND NOT guest.has_seat AND NOT guest.is_maybe`).as('pending'),
      people(sql`guest.is_maybe`).as('maybe'),
      people(sql`guest.status = 'pending' AND guest.has_seat`).as('confirming'),
      people(sql`guest.status = 'waiting'`).as('waiting'),
      people(sql`guest.status = 'rejected'`).as('rejected'),
      people(sql`guest.status = 'requested'`).as('requested'),
    ])
    .where('guest.event_id', '=', eventId)
    .where(({ exists }) => exists(mayManage))
    .where(({ not }) => not(isHidden(viewerId, 'guest.user_id')))
    .executeTakeFirstOrThrow()
}
