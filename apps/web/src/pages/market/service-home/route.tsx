import { ManageServices } from '#features/market/services'
import { StorePage } from './store-page.tsx'

/** A provider's start page: their store and its services. */
export const Component = () => (
  <StorePage>
    <ManageServices />
  </StorePage>
)
