import { agendaLimits } from '@celebrio/contract/celebrations/agenda'
import { type RawBuilder, sql } from 'kysely'
import { type EventList, isAhead, type Listed, longest } from '#features/celebrations/events'
import { hasVoted } from '#features/celebrations/polls'

/** As many of the next events that somebody is invited to are looked at. */
const reach = sql.lit(300)

const itself = sql`SELECT events.id, events.starts_at FROM events`
const inOrder = sql`ORDER BY starts_at, id`

type Answered = { answered: RawBuilder<unknown>; and?: RawBuilder<unknown> }

/**
 * The next events that somebody is invited to and has answered so: their listings are walked, and each is looked up.
 * @param and what else holds for `own`, the entry on the guest list, and `events`
 */
const invitedTo = (viewerId: number, { answered, and = sql`true` }: Answered, now: Date) => sql`
  SELECT event.id, event.starts_at FROM (
    SELECT event_id FROM event_listings
    WHERE user_id = ${viewerId} AND reason = 'invited' AND starts_at > ${now}::timestamptz - ${longest}
    ORDER BY starts_at, event_id LIMIT ${reach}) listing
  CROSS JOIN LATERAL (
    SELECT id, has_seat FROM event_guests AS own
    WHERE own.event_id = listing.event_id AND own.user_id = ${viewerId} AND ${answered} OFFSET 0) own
  CROSS JOIN LATERAL (${itself} WHERE events.id = listing.event_id AND ${isAhead(now)} AND ${and} OFFSET 0) event`

const listOf = (events: RawBuilder<unknown>, rows: number): EventList<null> => ({
  candidates: sql<Listed<null>>`SELECT id, starts_at, NULL AS position FROM (${events}) one`,
  order: sql`listed.starts_at, listed.id`,
  rows,
  before: 0,
})

const few = sql`${inOrder} LIMIT ${sql.lit(agendaLimits.coming)}`

/** Events that somebody helps with, of which there are few. */
const helping = (viewerId: number, now: Date) => sql`
  SELECT event.id, event.starts_at FROM event_helpers AS helper
  CROSS JOIN LATERAL (${itself} WHERE events.id = helper.event_id AND ${isAhead(now)} OFFSET 0) event
  WHERE helper.user_id = ${viewerId}`

/** The next events that somebody hosts, helps with or has a seat at. */
export const listComing = (viewerId: number, now: Date): EventList<null> =>
  listOf(
    sql`(${itself} WHERE events.user_id = ${viewerId} AND ${isAhead(now)} ${few})
      UNION (SELECT * FROM (${helping(viewerId, now)}) one ${few})
      UNION (SELECT * FROM (${invitedTo(viewerId, { answered: sql`own.status = 'accepted'` }, now)}) one ${few})`,
    agendaLimits.coming,
  )

/**
 * The next invitations that somebody can still answer and has not, or has to confirm for a new date. While the date is
 * open, votes on all dates ahead are an answer.
 */
export const listUnanswered = (viewerId: number, now: Date): EventList<null> => {
  const inTime = sql`(own.has_seat OR coalesce(events.answers_until > ${now}::timestamptz, true))`
  const voted = hasVoted(sql`own.id`, now)
  return listOf(
    invitedTo(viewerId, { answered: sql`own.status = 'pending'`, and: sql`${inTime} AND NOT ${voted}` }, now),
    agendaLimits.unanswered,
  )
}
