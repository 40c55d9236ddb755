import { sql } from 'kysely'
import { visibleProviders } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** The owner of a provider that the viewer may see. */
export const findOwner = (db: Db, viewerId: number, id: number) =>
  visibleProviders(db, viewerId).select('company.user_id').where('company.id', '=', id).executeTakeFirst()

/** Nothing happens where this viewer was counted already, or where the store has not opened. */
export const insertViewer = (
  db: Db,
  { provider_id, day, viewer }: { provider_id: number; day: string; viewer: string },
) =>
  sql`INSERT INTO store_viewers (provider_id, day, viewer)
    SELECT provider_id, ${day}::date, ${viewer} FROM stores WHERE provider_id = ${provider_id}
    ON CONFLICT DO NOTHING`.execute(db)

/** Days on which somebody's store was looked at, of so many up to one. */
export async function findDays(db: Db, userId: number, last: string, days: number) {
  const { rows } = await sql<{ date: string; views: number }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS date, views FROM store_views
    WHERE provider_id = (SELECT id FROM service_providers WHERE user_id = ${userId})
      AND day > ${last}::date - ${days}::integer AND day <= ${last}::date`.execute(db)
  return rows
}

/** The day on which somebody's store has opened. */
export const findOpeningDay = async (db: Db, userId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('stores')
      .innerJoin('service_providers as company', 'company.id', 'stores.provider_id')
      .select(sql<string>`to_char(stores.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`.as('day'))
      .where('company.user_id', '=', userId)
      .executeTakeFirst()
  )?.day

export const deleteViewersBefore = (db: Db, day: string) =>
  sql`DELETE FROM store_viewers WHERE day < ${day}::date`.execute(db)
