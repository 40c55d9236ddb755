import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { amountOf } from '@celebrio/contract/platform/money'
import { placeNames } from '#features/base/locations'
import { mediaOf } from '#features/base/uploads'
import { kilometresOf } from '#features/market/finding'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { dealRights } from './policies.ts'
import { findBesides, findImagesOf } from './queries/cards.ts'
import type { DealRow } from './queries/visible.ts'
import { hasEnded, isOver } from './rules.ts'

/** Whoever looks, and in what language; id 0 is somebody without an account. */
export type Looker = Pick<Viewer, 'id' | 'language'>

type Besides = Awaited<ReturnType<typeof findBesides>>[number]

/** Providers for whom that is the whole account sell under the name of their company. */
function sellerOf({ files }: AppContext, row: DealRow, besides: Besides | undefined): Deal['user'] {
  const company = row.user_type === 0 ? null : (besides?.company ?? null)
  const picture = company ? company.logo : row.profile_picture
  return {
    id: row.user_id,
    name: company?.name ?? row.name,
    profile_picture: picture && files.publicUrl(picture),
    provider_id: company?.id ?? null,
    total_sold: besides?.total_sold ?? 0,
  }
}

/** `YYYY-MM-DD HH:mm:ss` in UTC. */
const utcText = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ')

const timesOf = (row: DealRow, now: Date) => ({
  valid_till: utcText(row.valid_till),
  ends_at: row.valid_till.toISOString(),
  has_ended: hasEnded(row, now),
  status: row.status,
  status_changed_at: row.status_changed_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
})

const costsOf = ({ currency, cost, cost_before, reduced_at, or_nearest_offer }: DealRow) => ({
  cost: amountOf(cost, currency),
  currency,
  or_nearest_offer,
  cost_before: cost_before === null ? null : amountOf(cost_before, currency),
  reduced_at: reduced_at?.toISOString() ?? null,
})

const placeOf = ({ country_id, state_id, city_id }: DealRow) => ({ country_id, state_id, city_id })

/** What is not to be had is not boosted, whatever was paid. */
function boostOf(row: DealRow, besides: Besides | undefined, now: Date) {
  const until = isOver(row, now) ? null : (besides?.boosted_until ?? null)
  return { is_boosted: until !== null, boosted_until: until?.toISOString() ?? null }
}

/**
 * Deals with all that belongs to them, in three statements however many they are.
 * @param point where they are looked at from, a cube
 */
export async function dealViews(
  app: AppContext,
  db: Db,
  looker: Looker,
  rows: readonly DealRow[],
  point: string | null = null,
): Promise<Deal[]> {
  if (rows.length === 0) return []
  const now = app.clock.now()
  const ids = rows.map(row => row.id)
  const besides = new Map((await findBesides(db, { viewerId: looker.id, now, point }, ids)).map(one => [one.id, one]))
  const images = Map.groupBy(await findImagesOf(db, ids), image => image.deal_id)
  const places = await placeNames(db, rows, looker.language)
  return rows.map((row, index): Deal => {
    const own = besides.get(row.id)
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      ...costsOf(row),
      condition: row.condition,
      category_id: row.category_id,
      images: (images.get(row.id) ?? []).map(image => mediaOf(app, image)),
      ...placeOf(row),
      city: places[index]?.city ?? null,
      country: places[index]?.country ?? null,
      distance_km: typeof own?.chord === 'number' ? kilometresOf(own.chord) : null,
      ...timesOf(row, now),
      ...boostOf(row, own, now),
      total_saves: row.total_saves,
      is_saved: own?.is_saved ?? false,
      user: sellerOf(app, row, own),
      statement_id: row.user_id === looker.id ? row.statement_id : null,
      can: dealRights({ id: looker.id, is_kid: own?.for_kid ?? false }, row, now),
    }
  })
}
