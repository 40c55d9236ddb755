import { type RawBuilder, sql } from 'kysely'
import { connectionOf, visiblePeople } from '#features/people/friends'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'

/** Somebody's inquiry to a store, or a new one. */
export const upsertInquiry = async (tx: Tx, inquiry: Omit<Tables['store_inquiries'], 'id'>): Promise<number> =>
  (
    await tx
      .insertInto('store_inquiries')
      .values(inquiry)
      .onConflict(conflict =>
        conflict.constraint('store_inquiries_once').doUpdateSet({ created_at: sql<Date>`store_inquiries.created_at` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** Whether the viewer has written to a provider before. Needs `company`. */
export const hasInquired = (db: Db, viewerId: number) =>
  sql<boolean>`EXISTS (${db
    .selectFrom('store_inquiries as inquiry')
    .select(sql`1`.as('one'))
    .where('inquiry.provider_id', '=', sql.ref<number>('company.id'))
    .where('inquiry.user_id', '=', viewerId)})`

/** Whether the viewer is a child; nobody without an account is. */
export const isChild = (viewerId: number) =>
  sql<boolean>`coalesce((SELECT me.is_kid FROM users me WHERE me.id = ${viewerId}), false)`

/** Whether one of the two is a child, and they are not connected. Needs `owner`. */
export const isBetweenStrangers = (db: Db, viewerId: number) =>
  sql<boolean>`((owner.is_kid OR ${isChild(viewerId)})
    AND NOT EXISTS (${perRow(connectionOf(db, viewerId, 'owner.id'))}))`

/** The two sides of an inquiry. */
export const membersOfInquiry = (_db: Db, id: number): RawBuilder<unknown> => sql`
  SELECT unnest(ARRAY[company.user_id, inquiry.user_id]) AS user_id, 'member' AS role
  FROM store_inquiries AS inquiry JOIN service_providers AS company ON company.id = inquiry.provider_id
  WHERE inquiry.id = ${id}`

/** Of some inquiries those of the viewer's, from either side, where the other side is there for them. */
export const findTopics = (db: Db, viewerId: number, ids: readonly number[]) =>
  db
    .selectFrom('store_inquiries as inquiry')
    .innerJoin('service_providers as company', 'company.id', 'inquiry.provider_id')
    .innerJoin('users as owner', 'owner.id', 'company.user_id')
    .innerJoin('users as asker', 'asker.id', 'inquiry.user_id')
    .select(['inquiry.id', 'inquiry.provider_id', 'company.company_name', 'company.logo'])
    .select(['asker.name as asker_name', 'asker.profile_picture as asker_picture'])
    .select(sql<boolean>`company.user_id = ${viewerId}`.as('is_own'))
    .where(
      sql<boolean>`CASE WHEN inquiry.user_id = ${viewerId} THEN ${visiblePeople(db, viewerId, 'owner')}
        WHEN company.user_id = ${viewerId} THEN ${visiblePeople(db, viewerId, 'asker')} ELSE false END`,
    )
    .where('inquiry.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
