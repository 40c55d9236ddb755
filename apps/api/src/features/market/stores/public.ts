export { readJoinedConnections } from './joined-connections.ts'
export { companyActor } from './notices.ts'
export { lockOwnStore } from './own-store.ts'
export { canBook } from './policies.ts'
export { priceFromView } from './price-from.ts'
export {
  countAlbums,
  countOffers,
  countServices,
  createdWithin,
  isVisible as isProviderVisible,
  listedProviders,
  type Store,
} from './queries/stores.ts'
export { readProvider } from './read-provider.ts'
export type {} from './tables.ts'
