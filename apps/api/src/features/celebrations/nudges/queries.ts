import { sql } from 'kysely'
import type { NoticeHolds } from '#features/base/notifications'
import { emailAddress, hostedGuests } from '#features/celebrations/guests'
import type { Db, Tx } from '#platform/db/database.ts'

/** Who was invited and has said nothing, or maybe; while the date is open, who has voted has said something. */
const unanswered = (db: Db, eventId: number) =>
  hostedGuests(db)
    .where('guest.event_id', '=', eventId)
    .where('guest.status', '=', 'pending')
    .where('guest.is_invited', '=', true)
    .where(({ not, exists, and, eb, selectFrom }) =>
      not(
        and([
          eb('events.date_open', '=', true),
          exists(
            selectFrom('event_date_votes as vote').select(sql`1`.as('one')).whereRef('vote.guest_id', '=', 'guest.id'),
          ),
        ]),
      ),
    )

/** Whether a guest can still say yes: after the deadline only to confirm the seat that they have. */
const isInTime = (now: Date) =>
  sql<boolean>`(guest.has_seat OR coalesce(events.answers_until > ${now}::timestamptz, true))`

/** How many guests have not decided: those with an account, those who get e-mails, and the rest; of all, those with a maybe. */
export const countUnanswered = (db: Db, eventId: number, now: Date) =>
  unanswered(db, eventId)
    .where(isInTime(now))
    .select([
      sql<number>`count(guest.user_id)`.as('members'),
      sql<number>`count(*) FILTER (WHERE guest.user_id IS NULL AND ${emailAddress} IS NOT NULL)`.as('by_email'),
      sql<number>`count(*) FILTER (WHERE guest.user_id IS NULL AND ${emailAddress} IS NULL)`.as('unreachable'),
      sql<number>`count(*) FILTER (WHERE guest.is_maybe)`.as('maybe'),
    ])
    .executeTakeFirstOrThrow()

/** How many guests have not answered in time. */
export const countTooLate = async (db: Db, eventId: number, now: Date): Promise<number> => {
  const { count } = await unanswered(db, eventId)
    .where(({ not }) => not(isInTime(now)))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Those whom a reminder reaches. `user_id` is null for guests without an account. */
export const findUnanswered = (db: Db, eventId: number, now: Date) =>
  unanswered(db, eventId)
    .where(isInTime(now))
    .select(['guest.id', 'guest.user_id'])
    .where(sql<boolean>`(guest.user_id IS NOT NULL OR ${emailAddress} IS NOT NULL)`)
    .orderBy('guest.id')
    .execute()

/** How often, and when last, guests of an event were reminded. */
export const findNudges = (db: Db, eventId: number) =>
  db.selectFrom('event_nudges').select(['sent', 'sent_at']).where('event_id', '=', eventId).executeTakeFirst()

type Nudge = { event_id: number; now: Date; sentBefore: Date; max: number }

/** Counts a reminder, in one statement for parallel ones. False when it comes too early, or none is left. */
export async function countNudge(tx: Tx, { event_id, now, sentBefore, max }: Nudge): Promise<boolean> {
  const row = await tx
    .insertInto('event_nudges')
    .values({ event_id, sent: 1, sent_at: now })
    .onConflict(conflict =>
      conflict
        .column('event_id')
        .doUpdateSet({ sent: sql`event_nudges.sent + 1`, sent_at: now })
        .where('event_nudges.sent', '<', max)
        .where('event_nudges.sent_at', '<=', sentBefore),
    )
    .returning('sent')
    .executeTakeFirst()
  return row !== undefined
}

/** Whoever has answered is no longer waited for. */
export const stillUnanswered: NoticeHolds = (_db, viewerId, { subject }) => sql<boolean>`EXISTS (
  SELECT FROM event_guests AS asked
  WHERE asked.event_id = ${sql.ref(subject)} AND asked.user_id = ${viewerId} AND asked.status = 'pending')`
