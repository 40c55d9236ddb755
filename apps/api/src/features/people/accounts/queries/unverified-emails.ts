import { sql } from 'kysely'
import { dayOf } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'

/** Counts an e-mail of a UTC day, in one statement for parallel ones. False when `max` have been counted. */
export async function countUnverifiedEmail(db: Db, userId: number, now: Date, max: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO unverified_email_days AS known (user_id, day, sent) VALUES (${userId}, ${dayOf(now)}::date, 1)
    ON CONFLICT (user_id) DO UPDATE SET day = excluded.day,
      sent = CASE WHEN known.day = excluded.day THEN known.sent + 1 ELSE 1 END
    WHERE known.day <> excluded.day OR known.sent < ${max}
    RETURNING sent`.execute(db)
  return rows.length > 0
}
