import type { ProviderCard } from '@celebrio/contract/market/finding'
import { placeNames } from '#features/base/locations'
import { mediaOf } from '#features/base/uploads'
import { pricesFrom, ratingsOf, readTiedConnections } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type CardRow, findCards } from './queries/cards.ts'
import { kilometresOf } from './rules.ts'

function ratingOf(row: CardRow) {
  const { rating, total_ratings } = ratingsOf(row)
  return { rating, total_ratings }
}

type Prices = ReturnType<Awaited<ReturnType<typeof pricesFrom>>>

const columnsOf = (app: AppContext, row: CardRow, { from, highestDiscount }: Prices) => ({
  id: row.id,
  user_id: row.user_id,
  company_name: row.company_name,
  logo: row.logo && app.files.publicUrl(row.logo),
  categories: row.categories,
  languages: row.languages,
  ...ratingOf(row),
  price_from: from,
  distance_km: row.chord === null ? null : kilometresOf(row.chord),
  total_joined: row.total_joined,
  is_joined: Boolean(row.is_joined),
  has_offer: row.has_offer,
  highest_discount: highestDiscount,
  is_verified: row.is_verified,
})

/** Cards of some providers in the order of their ids, in three statements however many they are. */
export async function cardViews(
  app: AppContext,
  viewer: Pick<Viewer, 'id' | 'language'>,
  ids: readonly number[],
  point: string | null,
): Promise<ProviderCard[]> {
  if (ids.length === 0) return []
  const now = app.clock.now()
  const rows = await findCards(app.db, { viewerId: viewer.id, ids, point, now })
  const offering = rows.filter(row => row.has_offer).map(row => row.id)
  const pricesOf = await pricesFrom(app.db, offering, now)
  const total = rows.reduce((sum, row) => sum + row.total_joined + ratingsOf(row).total_ratings, 0)
  const tied = await readTiedConnections(app, viewer.id, { ids, total })
  const places = await placeNames(app.db, rows, viewer.language)
  const cards = rows.map(
    (row, index): ProviderCard => ({
      ...columnsOf(app, row, pricesOf(row)),
      picture: row.image && mediaOf(app, row.image),
      city: places[index]?.city ?? null,
      country: places[index]?.country ?? null,
      ...tied(row.id),
    }),
  )
  const placeOf = new Map(ids.map((id, index) => [id, index]))
  return cards.toSorted((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0))
}
