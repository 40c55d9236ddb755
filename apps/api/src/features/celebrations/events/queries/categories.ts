import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { perRow } from './filters.ts'

/** The event of this row is found by a category, or by a group of them. */
export const isOfCategory = (categoryId: number): RawBuilder<boolean> =>
  perRow(sql<boolean>`EXISTS (
    SELECT FROM event_categories WHERE event_id = events.id AND category_id = ${categoryId}::bigint OFFSET 0)`)

/** Gives a locked event these categories instead of those that it has. */
export async function replaceCategories(tx: Tx, eventId: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('event_categories').where('event_id', '=', eventId).execute()
  await sql`INSERT INTO event_categories (event_id, category_id, starts_at, is_public)
    SELECT events.id, category, events.starts_at, events.is_public
    FROM events, unnest(${ids}::bigint[]) AS category WHERE events.id = ${eventId}`.execute(tx)
}
