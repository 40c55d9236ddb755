export { CreateAlbumPage, EditAlbumPage } from './album-pages.tsx'
export { albumsQuery } from './data.ts'
export { ManageAlbums } from './manage-albums.tsx'
export { Portfolio } from './portfolio.tsx'
