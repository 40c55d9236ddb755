import { sql } from 'kysely'
import { mediaColumns } from '#features/base/uploads'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'

const ofStores = (db: Db) =>
  db
    .selectFrom('store_albums as album')
    .innerJoin('service_providers as company', 'company.id', 'album.provider_id')
    .select(['album.id', 'album.provider_id', 'album.name', 'album.created_at', 'company.user_id'])

export type AlbumRow = Awaited<ReturnType<ReturnType<typeof ofStores>['execute']>>[number]

/** Albums of a provider, newest first; the caller makes sure that the viewer may see the provider. */
export const findAlbumsOf = (db: Db, providerId: number, paging: Paging) =>
  newestFirst(
    ofStores(db)
      .where('album.provider_id', '=', providerId)
      .select(cursorTimestamp(sql`album.created_at`).as('position')),
    sql`album.created_at`,
    sql`album.id`,
    paging,
  ).execute()

/** One album, whoever shows it; in a transaction it is locked until the end. */
export const findAlbum = (db: Db, id: number): Promise<AlbumRow | undefined> =>
  ofStores(db)
    .where('album.id', '=', id)
    .$if(db.isTransaction, query => query.forNoKeyUpdate('album'))
    .executeTakeFirst()

export const insertAlbum = (
  tx: Tx,
  album: { provider_id: number; name: string; created_at: Date },
): Promise<{ id: number }> => tx.insertInto('store_albums').values(album).returning('id').executeTakeFirstOrThrow()

export const renameAlbum = (tx: Tx, id: number, name: string) =>
  tx.updateTable('store_albums').set({ name }).where('id', '=', id).execute()

/** Deletes an album. @returns the uploads that it showed */
export async function deleteAlbum(tx: Tx, id: number): Promise<number[]> {
  const images = await tx.deleteFrom('store_album_images').where('album_id', '=', id).returning('upload_id').execute()
  await tx.deleteFrom('store_albums').where('id', '=', id).execute()
  return images.map(image => image.upload_id)
}

/** Pictures of some albums, in the provider's order. */
export const findImagesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('store_album_images as shown')
    .innerJoin('uploads', 'uploads.id', 'shown.upload_id')
    .select(['shown.album_id', ...mediaColumns])
    .where('shown.album_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('shown.album_id')
    .orderBy('shown.position')
    .execute()

/** Has an album show these pictures only, in this order. */
export async function replaceImages(tx: Tx, album_id: number, uploadIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('store_album_images').where('album_id', '=', album_id).execute()
  const rows = uploadIds.map((upload_id, position) => ({ album_id, position, upload_id }))
  if (rows.length > 0) await tx.insertInto('store_album_images').values(rows).execute()
}

/** Deletes all albums of a store, which is locked, with all that belongs to them. @returns how many */
export const deleteAlbumsOf = async (tx: Tx, providerId: number): Promise<number> =>
  Number(
    (await tx.deleteFrom('store_albums').where('provider_id', '=', providerId).executeTakeFirstOrThrow())
      .numDeletedRows,
  )
