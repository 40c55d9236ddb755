import { narrowingByFacets } from '#features/market/finding'
import type { Db } from '#platform/db/database.ts'
import { deals, findFewAround, findFewPriced, findFewSince } from './queries/few.ts'
import type { Search } from './queries/walk.ts'

const narrowDownByFacets = narrowingByFacets(deals, 'deal_words')

type Look = (db: Db, search: Search) => Promise<number[] | null>

/** What a walk in another order would have to go a long way for, where few deals have it. */
const looks: Look[] = [
  async (db, search) => {
    const { point, chord, order } = search
    return point === null || chord === null || order === 'near' ? null : findFewAround(db, search, { point, chord })
  },
  async (db, search) => {
    const { prices, order } = search
    return prices === null || order === 'price' ? null : findFewPriced(db, search, prices)
  },
  async (db, search) => {
    const { since, order } = search
    return since === null || order === 'newest' ? null : findFewSince(db, search, since)
  },
]

/** @returns null where nothing can be found */
export async function narrowDown(db: Db, wide: Search, keyword: string | undefined): Promise<Search | null> {
  const search = await narrowDownByFacets(db, wide, keyword)
  if (!search || search.few) return search
  for (const look of looks) {
    const few = await look(db, search)
    if (few) return { ...search, few: { meant: few, alike: [] } }
  }
  return search
}
