import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** All that a store was given for nothing, the newest first, with who gave it. */
export const findGifts = (db: Db, providerId: number) =>
  db
    .selectFrom('free_months')
    .leftJoin('users', 'users.id', 'free_months.given_by')
    .select(['free_months.id', 'months', 'given_at', 'given_by', 'users.name as given_by_name'])
    .where('provider_id', '=', providerId)
    .orderBy('given_at', 'desc')
    .orderBy('free_months.id', 'desc')
    .limit(sql.lit(100))
    .execute()
