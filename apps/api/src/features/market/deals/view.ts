import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { amountOf } from '@celebrio/contract/platform/money'
import { placeNames } from '#features/base/locations'
import { mediaOf } from '#features/base/uploads'
import { kilometresOf } from '#features/market/finding'
import type { AppContext } from '#platform/app-context.ts'
import type { Visitor } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { dealRights } from './policies.ts'
import { type Card, findCards } from './queries/cards.ts'
import type { DealRow } from './queries/visible.ts'
import { hasEnded, isOver } from './rules.ts'

/** Providers for whom that is the whole account sell under the name of their company. */
function sellerOf({ files }: AppContext, card: Card): Deal['user'] {
  const company = card.user_type === 0 ? null : card.company
  const picture = company ? company.logo : card.profile_picture
  return {
    id: card.user_id,
    name: company?.name ?? card.name,
    profile_picture: picture && files.publicUrl(picture),
    provider_id: company?.id ?? null,
    total_sold: card.total_sold,
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
function boostOf(card: Card, now: Date) {
  const until = isOver(card, now) ? null : card.boosted_until
  return { is_boosted: until !== null, boosted_until: until?.toISOString() ?? null }
}

/**
 * Of some deals those that the visitor may see, in the order of the ids.
 * @param point where they are looked at from, a cube
 */
export async function dealViews(
  app: AppContext,
  db: Db,
  visitor: Visitor,
  ids: readonly number[],
  point: string | null = null,
): Promise<Deal[]> {
  if (ids.length === 0) return []
  const now = app.clock.now()
  const cards = await findCards(db, { viewerId: visitor.id, now, point }, ids)
  const places = await placeNames(db, cards, visitor.language)
  return cards.map(
    (card, index): Deal => ({
      id: card.id,
      title: card.title,
      description: card.description,
      ...costsOf(card),
      condition: card.condition,
      category_id: card.category_id,
      images: card.images.map(image => mediaOf(app, image)),
      ...placeOf(card),
      city: places[index]?.city ?? null,
      country: places[index]?.country ?? null,
      distance_km: card.chord === null ? null : kilometresOf(card.chord),
      ...timesOf(card, now),
      ...boostOf(card, now),
      total_saves: card.total_saves,
      is_saved: card.is_saved,
      user: sellerOf(app, card),
      statement_id: card.user_id === visitor.id ? card.statement_id : null,
      can: dealRights(visitor, card, now),
    }),
  )
}
