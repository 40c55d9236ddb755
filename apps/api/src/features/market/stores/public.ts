export { companyActor } from './notices.ts'
export { lockOwnStore } from './own-store.ts'
export { canBook } from './policies.ts'
export { priceFromView } from './price-from.ts'
export { countRating, starsOfBlocked } from './queries/ratings.ts'
export {
  countAlbums,
  countOffers,
  countServices,
  createdWithin,
  isVisible as isProviderVisible,
  listedProviders,
  type Store,
} from './queries/stores.ts'
export { ratingsOf, readRatings } from './ratings.ts'
export { readProvider } from './read-provider.ts'
export { recordAnswer } from './record-answer.ts'
export type {} from './tables.ts'
export { readTiedConnections } from './tied-connections.ts'
