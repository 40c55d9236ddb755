export { CreateAlbumPage as Component } from '#features/market/albums'
