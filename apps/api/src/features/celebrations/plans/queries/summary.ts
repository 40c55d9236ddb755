import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { sql } from 'kysely'
import { eventsOfStaff } from '#features/celebrations/events'
import { visibleGuests } from '#features/celebrations/guests'
import type { Db } from '#platform/db/database.ts'
import { leastPlanner } from '../policies.ts'

/**
 * Calendar days until an event begins, by the clock at its place. Undefined for anyone who is neither host nor co-host.
 */
export async function findDaysLeft(db: Db, viewerId: number, eventId: number, now: Date): Promise<number | undefined> {
  const event = await eventsOfStaff(db, viewerId, leastPlanner)
    .select(sql<number>`local_start::date - (${now}::timestamptz AT TIME ZONE timezone)::date`.as('days'))
    .where('events.id', '=', eventId)
    .executeTakeFirst()
  return event?.days
}

const inside = sql<boolean>`ticket.used_at IS NOT NULL`

/**
 * How many guests and people have each status, and how many of them are inside; only guests that the viewer may see.
 */
export const countByRsvpStatus = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('event_guests as guest')
    .leftJoin('users', 'users.id', 'guest.user_id')
    .leftJoin('event_tickets as ticket', join =>
      join.onRef('ticket.guest_id', '=', 'guest.id').on('ticket.revoked_at', 'is', null),
    )
    .select([
      'guest.status',
      'guest.has_seat',
      'guest.is_maybe',
      sql<number>`count(*)`.as('guests'),
      sql<number>`sum(guest.heads)`.as('people'),
      sql<number>`count(*) FILTER (WHERE ${inside})`.as('guests_in'),
      sql<number>`coalesce(sum(guest.heads) FILTER (WHERE ${inside}), 0)`.as('people_in'),
    ])
    .where('guest.event_id', '=', eventId)
    .where('guest.status', 'not in', ['host', 'removed'])
    .$narrowType<{ status: GuestStatus }>()
    .where(visibleGuests(db, viewerId))
    .groupBy(['guest.status', 'guest.has_seat', 'guest.is_maybe'])
    .execute()
