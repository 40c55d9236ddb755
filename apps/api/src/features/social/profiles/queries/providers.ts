import { sql } from 'kysely'
import { visibleProviders } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'

/** Providers that the viewer may see, as entries of a list. */
const entries = (db: Db, viewerId: number) =>
  visibleProviders(db, viewerId)
    .leftJoin('cities', 'cities.id', 'company.city_id')
    .select(['company.id', 'company.user_id', 'company.company_name', 'company.logo', 'cities.name as city'])

/** As many are compared by name: who looks for one of more types one more letter. */
const maxCompared = 200
const maxListed = 20

/** Providers by the beginnings of the words of their name, by name; without a keyword the newest. */
export function findProviders(db: Db, viewerId: number, keyword: string | undefined) {
  const some = entries(db, viewerId)
  if (!keyword) return some.orderBy('company.id', 'desc').limit(maxListed).execute()
  const found = some.where(sql<boolean>`name_words(company.company_name) @@ (SELECT name_query(${keyword}))`)
  return db
    .selectFrom(found.limit(maxCompared).as('found'))
    .select(['id', 'user_id', 'company_name', 'logo', 'city'])
    .orderBy(sql`lower(company_name)`)
    .orderBy('id')
    .limit(maxListed)
    .execute()
}

/** Those whom somebody prefers and the viewer may see, in the order of choice. */
export const findPreferred = (db: Db, viewerId: number, userId: number) =>
  entries(db, viewerId)
    .innerJoin('preferred_providers as preferred', 'preferred.provider_id', 'company.id')
    .where('preferred.user_id', '=', userId)
    .orderBy('preferred.position')
    .execute()

export type ProviderRow = Awaited<ReturnType<typeof findPreferred>>[number]

export async function replacePreferred(tx: Tx, userId: number, ids: number[]): Promise<void> {
  await tx.deleteFrom('preferred_providers').where('user_id', '=', userId).execute()
  if (ids.length === 0) return
  const rows = ids.map((provider_id, position) => ({ user_id: userId, position, provider_id }))
  await tx.insertInto('preferred_providers').values(rows).execute()
}

/** How many of some providers the viewer may see. */
export async function countVisible(tx: Tx, viewerId: number, ids: number[]): Promise<number> {
  const rows = await entries(tx, viewerId).where('company.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
  return rows.length
}
