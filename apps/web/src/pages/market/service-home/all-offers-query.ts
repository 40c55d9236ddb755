import { ownOffersQuery } from '#features/market/offers'

/** Every offer of the store. */
export const allOffersQuery = ownOffersQuery({ keyword: '', created: [] })
