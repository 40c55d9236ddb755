import { sql } from 'kysely'
import { visibleBookings } from '#features/market/bookings'
import { unblockedPeople, visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'
import type { ReviewSide } from '../tables.ts'

const columns = [
  'review.id',
  'review.booking_id',
  'review.side',
  'review.celebrant_id',
  'review.provider_id',
  'review.stars',
  'review.words',
  'review.written_at',
  'review.due_at',
  'review.shown_at',
  'review.answer',
  'review.answered_at',
  'review.statement_id',
  'company.user_id as owner_id',
  'company.company_name',
  'company.logo',
  'celebrant.name',
  'celebrant.profile_picture',
] as const

/** Reviews with their two sides: the `celebrant`, and the `company` with its `owner`. */
export const allReviews = (db: Db) =>
  db
    .selectFrom('reviews as review')
    .innerJoin('service_providers as company', 'company.id', 'review.provider_id')
    .innerJoin('users as owner', 'owner.id', 'company.user_id')
    .innerJoin('users as celebrant', 'celebrant.id', 'review.celebrant_id')

const reviewRows = (db: Db) => allReviews(db).select(columns)

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewRows>['execute']>>[number]

/** And not withheld by the staff. */
const isShown = sql<boolean>`(review.shown_at IS NOT NULL AND review.withheld IS NULL)`

/** Said literally, so that the index of that side serves it. */
const isShownBy = (side: ReviewSide) => sql<boolean>`(${isShown} AND review.side = ${sql.lit(side)})`

/** What celebrants say of a provider, whom the caller has found to be visible: everybody reads it who sees the celebrant. */
export const reviewsOfProvider = (db: Db, viewerId: number, providerId: number) =>
  reviewRows(db)
    .where('review.provider_id', '=', providerId)
    .where(isShownBy('celebrant'))
    .where(visiblePeople(db, viewerId, 'celebrant'))

/** What providers say of a celebrant: for providers who have a booking of theirs, as the caller has made sure. */
export const reviewsOfCelebrant = (db: Db, viewerId: number, celebrantId: number) =>
  reviewRows(db)
    .where('review.celebrant_id', '=', celebrantId)
    .where(isShownBy('provider'))
    .where(visiblePeople(db, viewerId, 'owner'))

/** Not what the staff has removed. */
const isOwn = (viewerId: number) =>
  sql<boolean>`(CASE review.side WHEN 'celebrant' THEN celebrant.id ELSE owner.id END = ${viewerId}
    AND review.withheld IS DISTINCT FROM 'removed')`

/** Neither side blocks the other, one of which is the viewer. */
export const withoutBlock = (db: Db, viewerId: number) =>
  sql<boolean>`(${unblockedPeople(db, viewerId, 'owner')} AND ${unblockedPeople(db, viewerId, 'celebrant')})`

/** Shown to the other side. */
const isForOther = (db: Db, viewerId: number) =>
  sql<boolean>`(${isShown} AND ${viewerId} IN (celebrant.id, owner.id) AND ${withoutBlock(db, viewerId)})`

/** What the viewer may see of the two reviews of a booking of theirs. */
export const reviewsOfBooking = (db: Db, viewerId: number, bookingId: number) =>
  reviewRows(db)
    .where('review.booking_id', '=', bookingId)
    .where(({ or }) => or([isOwn(viewerId), isForOther(db, viewerId)]))

const bookingWith = (db: Db, viewerId: number) =>
  visibleBookings(db, viewerId)
    .select(sql`1`.as('one'))
    .where('bookings.celebrant_id', '=', sql.ref<number>('review.celebrant_id'))

/** Shown to others: of providers to everybody, of celebrants to providers who have a booking of theirs. */
const isForAll = (db: Db, viewerId: number) =>
  sql<boolean>`(${isShown} AND ${visiblePeople(db, viewerId, 'owner')} AND CASE review.side
    WHEN 'celebrant' THEN ${visiblePeople(db, viewerId, 'celebrant')} ELSE EXISTS (${perRow(bookingWith(db, viewerId))}) END)`

/** One that the viewer may see, wherever that is; in a transaction it is locked until the end. */
export const findReview = (db: Db, viewerId: number, id: number): Promise<ReviewRow | undefined> =>
  reviewRows(db)
    .where('review.id', '=', id)
    .where(({ or }) => or([isOwn(viewerId), isForOther(db, viewerId), isForAll(db, viewerId)]))
    .$if(db.isTransaction, query => query.forNoKeyUpdate('review'))
    .executeTakeFirst()
