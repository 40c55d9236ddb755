import { ManageOffers } from '#features/market/offers'
import { StorePage } from '../service-home/store-page.tsx'

/** The provider's own store and its offers. */
export const Component = () => (
  <StorePage>
    <ManageOffers />
  </StorePage>
)
