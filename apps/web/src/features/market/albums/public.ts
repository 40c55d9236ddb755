export { CreateAlbumPage, EditAlbumPage } from './album-pages.tsx'
export { ManageAlbums } from './manage-albums.tsx'
export { Portfolio } from './portfolio.tsx'
