import { reviewDays } from '@celebrio/contract/market/reviews'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'

const days = (count: number) => sql`make_interval(days => ${sql.lit(count)})`

/** Reminders that come later than this, because nothing ran, are not sent any more. */
const tooLate = reviewDays.reminder + reviewDays.blind

/** Claims sides of bookings that were completed a while ago, and have neither written nor read anything; each once. */
export async function claimReminders(tx: Tx, now: Date, max: number): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO review_reminders (booking_id, side, sent_at)
    SELECT bookings.id, one.side, ${now}::timestamptz
    FROM bookings CROSS JOIN (VALUES ('celebrant'), ('provider')) AS one (side)
    WHERE bookings.status = 'completed' AND bookings.changed_at <= ${now}::timestamptz - ${days(reviewDays.reminder)}
      AND bookings.changed_at > ${now}::timestamptz - ${days(tooLate)}
      AND NOT EXISTS (SELECT FROM review_reminders AS sent WHERE sent.booking_id = bookings.id AND sent.side = one.side)
      AND NOT EXISTS (SELECT FROM reviews WHERE reviews.booking_id = bookings.id
        AND (reviews.side = one.side OR reviews.shown_at IS NOT NULL))
    ORDER BY bookings.changed_at, bookings.id LIMIT ${sql.lit(max)}
    ON CONFLICT DO NOTHING RETURNING id`.execute(tx)
  return rows
}

/** A review by whom a reminder is for, or one that they read. */
const settling = (db: Db) =>
  perRow(
    db
      .selectFrom('reviews')
      .select('reviews.id')
      .where('reviews.booking_id', '=', sql.ref<number>('reminder.booking_id'))
      .where(sql<boolean>`(reviews.side = reminder.side OR reviews.shown_at IS NOT NULL)`),
  )

/** Reminders of those who have neither written nor read anything, with both sides of their bookings. */
export const stillToWrite = (db: Db) =>
  db
    .selectFrom('review_reminders as reminder')
    .innerJoin('bookings', 'bookings.id', 'reminder.booking_id')
    .innerJoin('service_providers as company', 'company.id', 'bookings.provider_id')
    .where(sql<boolean>`NOT EXISTS (${settling(db)})`)

/** Whether somebody is on the side that a reminder is for. */
export const ofSide = (viewerId: number) =>
  sql<boolean>`CASE reminder.side WHEN 'celebrant' THEN bookings.celebrant_id ELSE company.user_id END = ${viewerId}`

/** A reminder that still is one. */
export const findReminder = (db: Db, id: number) =>
  stillToWrite(db)
    .select(['reminder.side', 'bookings.celebrant_id', 'company.user_id as owner_id'])
    .where('reminder.id', '=', id)
    .executeTakeFirst()
