import { sql } from 'kysely'
import { listedProviders } from '#features/market/stores'
import type { Db } from '#platform/db/database.ts'

/** Those of some providers of whom the viewer can book: the listed ones. */
export const findBookable = (db: Db, viewerId: number, now: Date, ids: readonly number[]) =>
  listedProviders(db, viewerId, now)
    .select(['company.id', 'company.user_id', 'company.company_name', 'company.logo'])
    .where('company.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()

export type ProviderRow = Awaited<ReturnType<typeof findBookable>>[number]
