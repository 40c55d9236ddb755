import type { Unit } from '@celebrio/contract/market/service-forms'

/** A store as it is found; kept by triggers. */
type StoreListingTable = {
  provider_id: number
  country_id: number | null
  state_id: number | null
  city_id: number | null
  /** A cube: the point on a ball of radius 1. */
  position: string | null
  currency: string
  /** In the minor unit of the currency. */
  price_from: number | null
  price_unit: Unit | null
  categories: number[]
  rating: number
  rank: number
  words: string[]
  /** When the last offer ends, which may be infinity; null without any. */
  offers_until: Date | number | null
  /** A tsvector. */
  facets: string
}

/** The words of all stores; kept by triggers. */
type StoreWordTable = { word: string }

declare module '#platform/db/database.ts' {
  interface Tables {
    store_listings: StoreListingTable
    store_words: StoreWordTable
  }
}
