import type { Db } from '#platform/db/database.ts'
import { listedDeals } from './visible.ts'

/** What anybody finds without an account: visible to nobody in particular, which none of private accounts is. */
const indexedDeals = (db: Db, now: Date) => listedDeals(db, 0, now)

/** In a range of ids without its end. */
export const findIndexedDeals = (db: Db, { from, to }: { from: number; to: number }, now: Date) =>
  indexedDeals(db, now)
    .select(['deal.id', 'deal.created_at', 'deal.edited_at'])
    .where('deal.id', '>=', from)
    .where('deal.id', '<', to)
    .orderBy('deal.id')
    .execute()

export const isIndexed = async (db: Db, id: number, now: Date): Promise<boolean> =>
  (await indexedDeals(db, now).select('deal.id').where('deal.id', '=', id).executeTakeFirst()) !== undefined

/** The first and the last id; null without any deal. */
export async function findRangeOfDeals(db: Db): Promise<{ first: number; last: number } | null> {
  const { first, last } = await db
    .selectFrom('deals')
    .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow()
  return first === null || last === null ? null : { first, last }
}
