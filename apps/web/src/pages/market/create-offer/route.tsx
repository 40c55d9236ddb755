import { CreateOfferPage } from '#features/market/offers'
import { RestingNote } from '#features/market/subscriptions'

/** Adds an offer, unless the store rests. */
export const Component = () => (
  <>
    <RestingNote above />
    <CreateOfferPage />
  </>
)
