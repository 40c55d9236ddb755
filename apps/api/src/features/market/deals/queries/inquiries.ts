import { type RawBuilder, sql } from 'kysely'
import { uploadOf } from '#features/base/uploads'
import { visiblePeople } from '#features/people/friends'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { visibleDeals } from './visible.ts'

/** The inquiry that somebody has about a deal, or a new one. */
export const upsertInquiry = async (tx: Tx, inquiry: Omit<Tables['deal_inquiries'], 'id'>): Promise<number> =>
  (
    await tx
      .insertInto('deal_inquiries')
      .values(inquiry)
      .onConflict(conflict =>
        conflict.constraint('deal_inquiries_once').doUpdateSet({ title: sql<string>`excluded.title` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const findOwnInquiry = (db: Db, dealId: number, buyerId: number) =>
  db
    .selectFrom('deal_inquiries')
    .select('id')
    .where('deal_id', '=', dealId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()

/** The one rule of whose inquiries there are: the seller's and the buyer's. */
const ownInquiries = (db: Db, viewerId: number) =>
  db
    .selectFrom('deal_inquiries as inquiry')
    .where(({ or, eb }) => or([eb('inquiry.seller_id', '=', viewerId), eb('inquiry.buyer_id', '=', viewerId)]))

/** The two sides of an inquiry. */
export const membersOfInquiry = (_db: Db, id: number): RawBuilder<unknown> => sql`
  SELECT seller_id AS user_id, 'member' AS role FROM deal_inquiries WHERE id = ${id}
  UNION ALL SELECT buyer_id, 'member' FROM deal_inquiries WHERE id = ${id}`

/** Whoever is on the other side, as they are called where they sell; null where the viewer does not see them. */
const otherName = (db: Db, viewerId: number) => sql<string | null>`(
  SELECT coalesce(company.company_name, other.name) FROM users AS other
  LEFT JOIN service_providers AS company ON company.user_id = inquiry.seller_id AND company.user_id = other.id AND company.withheld IS NULL
  WHERE other.id = CASE inquiry.seller_id WHEN ${viewerId} THEN inquiry.buyer_id ELSE inquiry.seller_id END
    AND ${visiblePeople(db, viewerId, 'other')} LIMIT 1)`

/** Of some inquiries those of the viewer's, with whom, what the deal is called and shows now, and whether they see it. */
export const findTopics = (db: Db, viewerId: number, ids: readonly number[]) =>
  ownInquiries(db, viewerId)
    .leftJoin('deals', 'deals.id', 'inquiry.deal_id')
    .select(['inquiry.id', 'inquiry.deal_id', sql<string>`coalesce(deals.title, inquiry.title)`.as('title')])
    .select(otherName(db, viewerId).as('name'))
    .select(
      sql<ReturnType<typeof uploadOf>['expressionType'] | null>`(
        SELECT ${uploadOf('shown.upload_id')} FROM deal_images AS shown
        WHERE shown.deal_id = inquiry.deal_id AND shown.position = 0)`.as('picture'),
    )
    .select(
      sql<boolean>`coalesce((${visibleDeals(db, viewerId)
        .select(sql`true`.as('yes'))
        .where('deal.id', '=', sql.ref<number>('inquiry.deal_id'))}), false)`.as('is_visible'),
    )
    .where('inquiry.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
