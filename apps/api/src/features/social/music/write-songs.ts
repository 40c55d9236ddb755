import type { songChange, songForm } from '@celebrio/contract/social/music'
import type { output } from 'zod'
import { claimUploads, discardUploads, prepareUpload } from '#features/base/uploads'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { canDeleteSong, canEditSong } from './policies.ts'
import { insertSong, lockSong, updateSong } from './queries/writes.ts'
import { readSong } from './read-songs.ts'

const prepareCover = (app: AppContext, viewer: Viewer, url: string | undefined, files: IncomingFile[]) =>
  prepareUpload(app, viewer, { field: 'cover', kind: 'image', url, files })

/** @throws AppError validation_failed without a sound, and whatever its files are refused for */
export async function uploadSong(
  app: AppContext,
  viewer: Viewer,
  form: output<typeof songForm>,
  files: IncomingFile[],
) {
  const audio = await prepareUpload(app, viewer, { field: 'audio', kind: 'audio', url: form.audio, files })
  if (!audio) throw fieldError('audio', 'required')
  const cover = await prepareCover(app, viewer, form.cover, files)
  const song = await inTransaction(app, async tx => {
    await claimUploads(tx, viewer, cover ? [audio.id, cover.id] : [audio.id])
    await insertSong(tx, { upload_id: audio.id, title: form.title, cover_id: cover?.id ?? null })
    return readSong(app, tx, viewer, audio.id)
  })
  return { message: 'Song uploaded', song }
}

/** @throws AppError not_found for songs of posts and of others as well, and whatever the cover is refused for */
export async function editSong(
  app: AppContext,
  viewer: Viewer,
  songId: number,
  { title, ...form }: output<typeof songChange>,
  files: IncomingFile[],
) {
  const cover = await prepareCover(app, viewer, form.cover, files)
  const song = await inTransaction(app, async tx => {
    const before = await lockSong(tx, songId)
    authorize(before && canEditSong(viewer, before))
    if (cover) await claimUploads(tx, viewer, [cover.id])
    const isCoverNew = cover !== null || form.remove_cover === true
    const change = { ...(title !== undefined && { title }), ...(isCoverNew && { cover_id: cover?.id ?? null }) }
    if (Object.keys(change).length > 0) await updateSong(tx, songId, change)
    if (isCoverNew && before.cover_id) await discardUploads(app, tx, [before.cover_id])
    return readSong(app, tx, viewer, songId)
  })
  return { message: 'Song updated', song }
}

/** @throws AppError not_found for songs of posts and of others as well */
export async function removeSong(app: AppContext, viewer: Viewer, songId: number) {
  await inTransaction(app, async tx => {
    const song = await lockSong(tx, songId)
    authorize(song && canDeleteSong(viewer, song))
    // The song goes with the record of its sound.
    await discardUploads(app, tx, song.cover_id ? [songId, song.cover_id] : [songId])
  })
  return { message: 'Song deleted' }
}
