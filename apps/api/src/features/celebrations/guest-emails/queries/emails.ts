import { sql } from 'kysely'
import { dayOf } from '#platform/clock.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { GuestEmails } from '../tables.ts'

/** Who writes an e-mail, and the key of their picture. */
export const findWriter = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['name', 'language', 'profile_picture as picture'])
    .where('id', '=', userId)
    .executeTakeFirst()

const oneMore = sql<number>`CASE WHEN known.day = excluded.day THEN known.sent + 1 ELSE 1 END`

/** `sentBefore`: the last one has to be older than this where the day's number is used up; null where none more may go. */
type Allowed = { now: Date; max: number; sentBefore: Date | null }

/** Counts an e-mail to a guest on a UTC day, in one statement for parallel ones. False when no more may go. */
export async function countGuestEmail(tx: Tx, guestId: number, { now, max, sentBefore }: Allowed): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO guest_emails AS known (guest_id, day, sent, sent_at) VALUES (${guestId}, ${dayOf(now)}::date, 1, ${now})
    ON CONFLICT (guest_id) DO UPDATE SET day = excluded.day, sent = ${oneMore}, sent_at = excluded.sent_at
    WHERE known.day <> excluded.day OR known.sent < ${max} OR known.sent_at <= ${sentBefore}::timestamptz
    RETURNING sent`.execute(tx)
  return rows.length > 0
}

/** Notes that there is something to tell a guest, then or earlier. @param due a moment, or minutes after the last e-mail */
export const holdGuestEmail = async (tx: Tx, guestId: number, due: Date | { minutesAfterLast: number }) => {
  const at = due instanceof Date ? sql`${due}` : sql`sent_at + make_interval(mins => ${sql.lit(due.minutesAfterLast)})`
  await sql`UPDATE guest_emails SET due_at = least(due_at, ${at}) WHERE guest_id = ${guestId}`.execute(tx)
}

export const saveDelivered = async (db: Db, guest_id: number): Promise<void> => {
  await db
    .updateTable('guest_emails')
    .set({ failures: 0, failed_at: null })
    .where('guest_id', '=', guest_id)
    .where('failures', '>', 0)
    .execute()
}

export const saveUndelivered = async (db: Db, guest_id: number, failed_at: Date): Promise<void> => {
  await db
    .updateTable('guest_emails')
    .set({ failures: sql<number>`failures + 1`, failed_at })
    .where('guest_id', '=', guest_id)
    .execute()
}

type Due = { now: Date; failedBefore: Date; maxFailures: number; max: number }

/**
 * Claims guests who are to hear how things stand: what was held back is due, or the last e-mail could not be delivered
 * some time ago. Another process that claims at the same time gets others.
 */
export async function claimHeld(tx: Tx, { now, failedBefore, maxFailures, max }: Due): Promise<number[]> {
  const { rows } = await sql<Pick<GuestEmails, 'guest_id'>>`
    UPDATE guest_emails SET due_at = NULL, failed_at = CASE WHEN failures > 0 THEN ${now}::timestamptz END
    WHERE guest_id IN (
      SELECT guest_id FROM guest_emails
      WHERE due_at <= ${now} OR failures BETWEEN 1 AND ${maxFailures} AND failed_at <= ${failedBefore}
      LIMIT ${sql.lit(max)} FOR UPDATE SKIP LOCKED)
    RETURNING guest_id`.execute(tx)
  return rows.map(row => row.guest_id)
}
