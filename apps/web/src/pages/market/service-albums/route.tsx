import { ManageAlbums } from '#features/market/albums'
import { StorePage } from '../service-home/store-page.tsx'

/** The provider's own store and its albums. */
export const Component = () => (
  <StorePage>
    <ManageAlbums />
  </StorePage>
)
