import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The last step of a booking that was more than waiting for an answer, 0 where there is none. */
const lastAnswered = sql`coalesce((
  SELECT max(answered.id) FROM booking_steps AS answered
  WHERE answered.booking_id = bookings.id AND answered.status <> 'requested'), 0)`

/** Whether a booking waits for an answer about another date. */
export const isAskedAgain = sql<boolean>`(bookings.status = 'requested' AND EXISTS (
  SELECT FROM booking_steps AS step
  WHERE step.booking_id = bookings.id AND step.action = 'reschedule' AND step.id > ${lastAnswered}))`

type Move = { id: number; before_start: string; local_start: string }

/** Of bookings that wait for an answer about another date: the one that was known before, and the one that is asked about. */
export async function findMoves(db: Db, ids: readonly number[]): Promise<Move[]> {
  const { rows } = await sql<Move>`
    SELECT bookings.id, moved.before_start::text, bookings.local_start::text
    FROM unnest(${ids}::bigint[]) AS told (id) JOIN bookings ON bookings.id = told.id
    CROSS JOIN LATERAL (
      SELECT step.before_start FROM booking_steps AS step
      WHERE step.booking_id = bookings.id AND step.action = 'reschedule' AND step.id > ${lastAnswered}
      ORDER BY step.id LIMIT 1) AS moved`.execute(db)
  return rows
}
