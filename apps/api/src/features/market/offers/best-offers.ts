import type { Db } from '#platform/db/database.ts'
import { findOffersOfItems, findReductions } from './queries/best-offers.ts'
import { bestOf } from './rules.ts'

/** An offer as it counts for an item. */
export type BestOffer = { id: number; name: string; discount: number }

type Sold = { provider_id: number; categories: readonly number[]; itemIds: readonly number[] }

type Reduction = BestOffer & { provider_id: number; categories: readonly number[] }

/** The best offer for all items of a service; found once for each service, which may have hundreds of them. */
function forAllItems(reductions: readonly Reduction[]) {
  const found = new Map<Sold, BestOffer | undefined>()
  const find = ({ provider_id, categories }: Sold) =>
    bestOf(
      reductions.filter(
        offer => offer.provider_id === provider_id && offer.categories.some(id => categories.includes(id)),
      ),
    )
  return (service: Sold): BestOffer | undefined => {
    if (!found.has(service)) found.set(service, find(service))
    return found.get(service)
  }
}

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
  const forAll = forAllItems(reductions.filter(offer => !offer.chosen_items))
  return (service: Sold, itemId: number): BestOffer | undefined =>
    bestOf(
      [forAll(service), ...(offersOf.get(itemId) ?? []).map(row => isChosen.get(row.offer_id))].filter(
        offer => offer !== undefined,
      ),
    )
}
