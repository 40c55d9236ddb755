import { sql } from 'kysely'
import { type NoticeHolds, type NoticeSubject, quotedLength } from '#features/base/notifications'
import type { Db } from '#platform/db/database.ts'
import { nobodysName } from '#platform/nobodys-name.ts'
import { ofSide, stillToWrite } from './reminders.ts'

/** A review with its two sides, whoever may see it. */
export const findTold = (db: Db, id: number) =>
  db
    .selectFrom('reviews as review')
    .innerJoin('service_providers as company', 'company.id', 'review.provider_id')
    .select(['review.side', 'review.celebrant_id', 'review.shown_at', 'review.answer', 'company.user_id as owner_id'])
    .where('review.id', '=', id)
    .executeTakeFirst()

/** Reviews, as notices to their two sides are about them. The words are told once they are shown, those of an answer where it is told. */
export const reviewSubject: NoticeSubject = {
  table: 'reviews',
  visible: (db, viewerId, id) =>
    db
      .selectFrom('reviews as review')
      .innerJoin('service_providers as company', 'company.id', 'review.provider_id')
      .select('review.id')
      .where('review.id', '=', sql.ref<number>(id))
      .where(({ or, eb }) => or([eb('review.celebrant_id', '=', viewerId), eb('company.user_id', '=', viewerId)])),
  describe: (id, details) => sql`(
    SELECT jsonb_build_object('booking_id', review.booking_id, 'description', CASE WHEN review.shown_at IS NOT NULL AND review.withheld IS NULL THEN
      left(CASE WHEN ${details} ? 'answered' THEN review.answer ELSE review.words END, ${sql.lit(quotedLength)}) END)
    FROM reviews AS review WHERE review.id = ${sql.ref(id)})`,
}

/** That one waits to be shown. */
export const waitHolds: NoticeHolds = (_db, _viewerId, { subject }) => sql<boolean>`EXISTS (
  SELECT FROM reviews AS review WHERE review.id = ${sql.ref(subject)} AND review.shown_at IS NULL)`

/** That somebody should write, until they have, or have read what the other side says. */
export const reminderSubject: NoticeSubject = {
  table: 'review_reminders',
  visible: (db, viewerId, id) =>
    stillToWrite(db).select('reminder.id').where('reminder.id', '=', sql.ref<number>(id)).where(ofSide(viewerId)),
  describe: id => sql`(
    SELECT jsonb_build_object('booking_id', booked.id, 'description', booked.title, 'name', booked.title)
    FROM review_reminders AS reminder
    JOIN (SELECT id, nullif(event_title, ${nobodysName}) AS title FROM bookings) AS booked ON booked.id = reminder.booking_id
    WHERE reminder.id = ${sql.ref(id)})`,
}
