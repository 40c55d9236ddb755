import { agendaLimits } from '@celebrio/contract/celebrations/agenda'
import { type RawBuilder, sql } from 'kysely'
import { visibleGuests } from '#features/celebrations/guests'
import { hasVoted } from '#features/celebrations/polls'
import type { Db } from '#platform/db/database.ts'

const counted = (db: Db, viewerId: number, eventId: number, which: RawBuilder<boolean>) => sql<number>`(
  SELECT count(*) FROM (
    SELECT FROM event_guests AS guest LEFT JOIN users ON users.id = guest.user_id
    WHERE guest.event_id = ${eventId} AND ${which} AND ${visibleGuests(db, viewerId)}
    LIMIT ${sql.lit(agendaLimits.counted)}) one)`

/**
 * Has not answered, not even with a maybe or with votes on all dates ahead, and can still say yes: after the deadline only
 * to confirm a seat.
 */
const isWaitedFor = (
  eventId: number,
  now: Date,
) => sql<boolean>`guest.status = 'pending' AND NOT guest.is_maybe AND EXISTS (
  SELECT FROM events WHERE events.id = ${eventId} AND NOT ${hasVoted(sql`guest.id`, now)}
    AND (guest.has_seat OR coalesce(events.answers_until > ${now}::timestamptz, true)))`

/** How many guests that the viewer may see are waited for, and how many people ask to join: each up to a limit. */
export const countOpen = async (db: Db, viewerId: number, eventId: number, now: Date) =>
  db
    .selectNoFrom([
      counted(db, viewerId, eventId, isWaitedFor(eventId, now)).as('unanswered'),
      counted(db, viewerId, eventId, sql`guest.status = 'requested'`).as('requests'),
    ])
    .executeTakeFirstOrThrow()
