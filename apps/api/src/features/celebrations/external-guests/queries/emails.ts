import { sql } from 'kysely'
import { dayOf } from '#platform/clock.ts'
import type { Db, Tx } from '#platform/db/database.ts'

type Emails = { count: number; now: Date; max: number }

/** Counts invitations of a UTC day, all or none, in one statement for parallel ones. False when they would be over `max`. */
export async function countInvitationEmails(tx: Tx, userId: number, { count, now, max }: Emails): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO invitation_email_days AS known (user_id, day, sent)
    SELECT ${userId}, ${dayOf(now)}::date, ${count}::int WHERE ${count}::int <= ${max}::int
    ON CONFLICT (user_id) DO UPDATE SET day = excluded.day, 
      sent = CASE WHEN known.day = excluded.day THEN known.sent + excluded.sent ELSE excluded.sent END
    WHERE known.day <> excluded.day OR known.sent + excluded.sent <= ${max}::int
    RETURNING sent`.execute(tx)
  return rows.length > 0
}

/** How many invitations somebody has sent by e-mail on a UTC day. */
export async function findSentOn(db: Db, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    SELECT sent FROM invitation_email_days WHERE user_id = ${userId} AND day = ${dayOf(now)}::date`.execute(db)
  return rows[0]?.sent ?? 0
}
