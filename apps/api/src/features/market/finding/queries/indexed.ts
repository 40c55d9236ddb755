import { listedProviders } from '#features/market/stores'
import type { Db } from '#platform/db/database.ts'

/** Listed providers that offer something, for somebody without an account; none of private accounts. */
const indexedProviders = (db: Db, now: Date) =>
  listedProviders(db, 0, now)
    .innerJoin('store_listings as listing', 'listing.provider_id', 'company.id')
    .where('owner.is_private', '=', false)

/** In a range of ids without its end. */
export const findIndexedProviders = (db: Db, { from, to }: { from: number; to: number }, now: Date) =>
  indexedProviders(db, now)
    .select('company.id')
    .where('company.id', '>=', from)
    .where('company.id', '<', to)
    .orderBy('company.id')
    .execute()

export const isIndexed = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (await indexedProviders(db, now).select('company.id').where('company.id', '=', id).executeTakeFirst()) !== undefined

/** The first and the last id; null without any store that offers something. */
export async function findRangeOfProviders(db: Db): Promise<{ first: number; last: number } | null> {
  const { first, last } = await db
    .selectFrom('store_listings')
    .select(({ fn }) => [fn.min('provider_id').as('first'), fn.max('provider_id').as('last')])
    .executeTakeFirstOrThrow()
  return first === null || last === null ? null : { first, last }
}
