export { adjustCount } from './adjust-count.ts'
export { eraseRowsOfCompany } from './erase.ts'
export { companyActor } from './notices.ts'
export { lockOpenStore, lockOwnStore, openStore, requireOpen } from './own-store.ts'
export { setPaidUntil } from './paid-until.ts'
export { canBeCustomer, canBook } from './policies.ts'
export { pricesFrom } from './price-from.ts'
export { findCompanyOf } from './queries/companies.ts'
export { countRating, starsOfBlocked } from './queries/ratings.ts'
export {
  createdWithin,
  findTerm,
  isVisible as isProviderVisible,
  listedProviders,
  listedUntil,
  type Store,
} from './queries/stores.ts'
export { isVerified } from './queries/verified.ts'
export { ratingsOf, readRatings } from './ratings.ts'
export { readProvider } from './read-provider.ts'
export { recordAnswer } from './record-answer.ts'
export type {} from './tables.ts'
export { readTiedConnections } from './tied-connections.ts'
