import { type AlbumEdit, type AlbumForm, albumLimits } from '@celebrio/contract/market/albums'
import {
  changePictures,
  claimUploads,
  discardUploads,
  preparePictureChange,
  preparePictures,
  shownPictures,
} from '#features/base/uploads'
import { adjustCount, lockOpenStore, requireOpen } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { canDeleteAlbum, canEditAlbum } from './policies.ts'
import { deleteAlbum, findAlbum, findImagesOf, insertAlbum, renameAlbum, replaceImages } from './queries/albums.ts'
import { readAlbum } from './read-albums.ts'

const { images: max } = albumLimits

const picturesOf = shownPictures({ find: findImagesOf, replace: replaceImages })

/** @throws AppError too_many_albums, and what pictures are refused for */
export async function createAlbum(app: AppContext, viewer: Viewer, { name, images }: AlbumForm) {
  const uploadIds = await preparePictures(app, viewer, max, { urls: images, files: [] })
  const album = await inTransaction(app, async tx => {
    const { provider_id } = await lockOpenStore(app, tx, viewer)
    await adjustCount(tx, provider_id, 'albums', 1)
    const { id } = await insertAlbum(tx, { provider_id, name, created_at: app.clock.now() })
    await claimUploads(tx, viewer, uploadIds)
    await replaceImages(tx, id, uploadIds)
    return readAlbum(app, tx, viewer, id)
  })
  return { message: 'Album saved', album }
}

/** @throws AppError not_found for albums of others as well, and what pictures are refused for */
export async function editAlbum(app: AppContext, viewer: Viewer, id: number, { name, images }: AlbumEdit) {
  const present = await readAlbum(app, app.db, viewer, id)
  authorize(present.can.edit)
  const change = await preparePictureChange(app, viewer, { max, present: present.images }, { urls: images, files: [] })
  const album = await inTransaction(app, async tx => {
    const locked = await findAlbum(tx, id)
    authorize(locked && canEditAlbum(viewer, locked))
    await requireOpen(app, tx, locked.provider_id)
    if (name !== undefined) await renameAlbum(tx, id, name)
    if (change) await changePictures(app, tx, viewer, await picturesOf(tx, id), change)
    return readAlbum(app, tx, viewer, id)
  })
  return { message: 'Album saved', album }
}

/** @throws AppError not_found for albums of others as well */
export async function removeAlbum(app: AppContext, viewer: Viewer, id: number) {
  await inTransaction(app, async tx => {
    const album = await findAlbum(tx, id)
    authorize(album && canDeleteAlbum(viewer, album))
    await discardUploads(app, tx, await deleteAlbum(tx, id))
    await adjustCount(tx, album.provider_id, 'albums', -1)
  })
  return { message: 'Album deleted' }
}
