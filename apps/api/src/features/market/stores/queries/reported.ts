import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Stores, whoever may see them. */
export const findReported = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('service_providers')
    .select(['id', 'company_name', 'description', 'created_at'])
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()

/** The account of a store that others may report. */
export const findOwnerOf = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('service_providers').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id
