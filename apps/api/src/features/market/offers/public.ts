export { type BestOffer, bestOffers } from './best-offers.ts'
