import { CreateAlbumPage } from '#features/market/albums'
import { RestingNote } from '#features/market/subscriptions'

/** Adds an album, unless the store rests. */
export const Component = () => (
  <>
    <RestingNote above />
    <CreateAlbumPage />
  </>
)
