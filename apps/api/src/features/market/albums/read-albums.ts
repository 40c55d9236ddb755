import type { Album } from '@celebrio/contract/market/albums'
import { mediaOf } from '#features/base/uploads'
import { isProviderVisible } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Visitor } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { albumRights } from './policies.ts'
import { type AlbumRow, findAlbum, findAlbumsOf, findImagesOf } from './queries/albums.ts'

/** Albums with their pictures, in one statement however many they are. */
async function albumViews(app: AppContext, db: Db, visitor: Visitor, rows: readonly AlbumRow[]): Promise<Album[]> {
  const found = await findImagesOf(
    db,
    rows.map(row => row.id),
  )
  const images = Map.groupBy(found, row => row.album_id)
  return rows.map(row => ({
    id: row.id,
    provider_id: row.provider_id,
    name: row.name,
    images: (images.get(row.id) ?? []).map(image => mediaOf(app, image)),
    created_at: row.created_at.toISOString(),
    can: albumRights(visitor, row),
  }))
}

/** Albums of a provider. @throws AppError not_found where there is none that the visitor may see */
export async function readAlbumsOf(app: AppContext, visitor: Visitor, providerId: number, paging: Paging) {
  if (!(await isProviderVisible(app.db, visitor.id, { id: providerId }))) throw new AppError('not_found')
  const rows = await findAlbumsOf(app.db, providerId, paging)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.id)
  return { albums: await albumViews(app, app.db, visitor, page), ...rest }
}

/** @throws AppError not_found where there is none, or none that the visitor may see */
export async function readAlbum(app: AppContext, db: Db, visitor: Visitor, id: number): Promise<Album> {
  const row = await findAlbum(db, id)
  const seen = row && (await isProviderVisible(db, visitor.id, { id: row.provider_id })) ? [row] : []
  const [album] = await albumViews(app, db, visitor, seen)
  if (!album) throw new AppError('not_found')
  return album
}
