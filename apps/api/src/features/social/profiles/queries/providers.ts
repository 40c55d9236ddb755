import { sql } from 'kysely'
import { visiblePeople } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'

/** Companies of active accounts, without a block between them and the viewer. */
const visibleProviders = (db: Db, viewerId: number) =>
  db
    .selectFrom('service_providers as provider')
    .innerJoin('users as owner', 'owner.id', 'provider.user_id')
    .leftJoin('cities', 'cities.id', 'provider.city_id')
    .select(['provider.id', 'provider.user_id', 'provider.company_name', 'provider.logo', 'cities.name as city'])
    .where(visiblePeople(db, viewerId, 'owner'))

/** As many are compared by name: who looks for one of more types one more letter. */
const maxCompared = 200
const maxListed = 20

/** Providers by the beginnings of the words of their name, by name; without a keyword the newest. */
export function findProviders(db: Db, viewerId: number, keyword: string | undefined) {
  const some = visibleProviders(db, viewerId)
  if (!keyword) return some.orderBy('provider.id', 'desc').limit(maxListed).execute()
  const found = some.where(sql<boolean>`name_words(provider.company_name) @@ (SELECT name_query(${keyword}))`)
  return db
    .selectFrom(found.limit(maxCompared).as('found'))
    .selectAll()
    .orderBy(sql`lower(company_name)`)
    .orderBy('id')
    .limit(maxListed)
    .execute()
}

/** Those whom somebody prefers and the viewer may see, in the order of choice. */
export const findPreferred = (db: Db, viewerId: number, userId: number) =>
  visibleProviders(db, viewerId)
    .innerJoin('preferred_providers as preferred', 'preferred.provider_id', 'provider.id')
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
  const rows = await visibleProviders(tx, viewerId)
    .where('provider.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
  return rows.length
}
