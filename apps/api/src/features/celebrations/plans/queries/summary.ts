import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { sql } from 'kysely'
import { eventsOfStaff } from '#features/celebrations/events'
import { isHidden } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { oneRow } from '#platform/db/per-row.ts'
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

/** The ticket with which a guest has come in. */
const usedTicket = (db: Db) =>
  oneRow(
    db
      .selectFrom('event_tickets')
      .select('event_tickets.guest_id')
      .where('event_tickets.guest_id', '=', sql.ref<number>('guest.id'))
      .where('event_tickets.revoked_at', 'is', null)
      .where('event_tickets.used_at', 'is not', null)
      .where(sql<boolean>`guest.status = 'accepted'`),
  )

const inside = sql<boolean>`ticket.guest_id IS NOT NULL`

/**
 * How many guests and people have each status, and how many of them are inside, for who works for the event: those whom the
 * viewer does not see are few, and taken out. Only columns that two indexes hold are read: rows of guests who answer at
 * different times lie far apart.
 */
export const countByRsvpStatus = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('event_guests as guest')
    .leftJoinLateral(usedTicket(db).as('ticket'), join => join.onTrue())
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
    .where(({ not }) => not(isHidden(viewerId, 'guest.user_id')))
    .groupBy(['guest.status', 'guest.has_seat', 'guest.is_maybe'])
    .execute()
