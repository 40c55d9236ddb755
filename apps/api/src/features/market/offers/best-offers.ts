import type { Db } from '#platform/db/database.ts'
import { findOffersOfItems, findReductions } from './queries/best-offers.ts'
import { bestOf } from './rules.ts'

/** An offer as it counts for an item. */
export type BestOffer = { id: number; name: string; discount: number }

type Sold = { provider_id: number; categories: readonly number[]; itemIds: readonly number[] }

/** The best single offer that runs now for each item of some services, in two statements: a look-up by item. */
export async function bestOffers(db: Db, services: readonly Sold[], now: Date) {
  const providerIds = [...new Set(services.map(service => service.provider_id))]
  const reductions = await findReductions(db, providerIds, now)
  const isChosen = new Map(reductions.filter(offer => offer.chosen_items).map(offer => [offer.id, offer]))
  const chosen =
    isChosen.size === 0
      ? []
      : await findOffersOfItems(
          db,
          services.flatMap(service => service.itemIds),
        )
  const offersOf = Map.groupBy(chosen, row => row.item_id)
  return ({ provider_id, categories }: Sold, itemId: number): BestOffer | undefined =>
    bestOf<BestOffer>([
      ...(offersOf.get(itemId) ?? []).flatMap(row => isChosen.get(row.offer_id) ?? []),
      ...reductions.filter(
        offer =>
          !offer.chosen_items &&
          offer.provider_id === provider_id &&
          offer.categories.some(id => categories.includes(id)),
      ),
    ])
}
