import type { songChange, songForm } from '@celebrio/contract/social/music'
import type { output } from 'zod'
import { claimUploads, prepareUpload } from '#features/base/uploads'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { fieldRefusal, Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/form-body.ts'
import { deleteFiles, insertSong, lockOwnSong, updateSong } from './queries/writes.ts'
import { readSong } from './read-songs.ts'

const prepareCover = (kit: Kit, viewer: Viewer, url: string | undefined, files: IncomingFile[]) =>
  prepareUpload(kit, viewer, { field: 'cover', kind: 'image', url, files })

/** @throws Refusal validation_failed without a sound, and whatever its files are refused for */
export async function uploadSong(kit: Kit, viewer: Viewer, form: output<typeof songForm>, files: IncomingFile[]) {
  const audio = await prepareUpload(kit, viewer, { field: 'audio', kind: 'audio', url: form.audio, files })
  if (!audio) throw fieldRefusal('audio', 'required')
  const cover = await prepareCover(kit, viewer, form.cover, files)
  const song = await inTransaction(kit, async tx => {
    await claimUploads(tx, viewer, cover ? [audio.id, cover.id] : [audio.id])
    await insertSong(tx, { upload_id: audio.id, title: form.title, cover_id: cover?.id ?? null })
    await kit.tell(tx, 'song.created', { song_id: audio.id, user_id: viewer.id })
    return readSong(kit, tx, viewer, audio.id)
  })
  return { message: 'Song uploaded', song }
}

async function discard(kit: Kit, tx: Tx, ids: number[]): Promise<void> {
  const folders = await deleteFiles(tx, ids)
  if (folders.length > 0) await kit.tell(tx, 'upload.discarded', { folders })
}

/** @throws Refusal not_found for songs of posts and of others as well, and whatever the cover is refused for */
export async function editSong(
  kit: Kit,
  viewer: Viewer,
  songId: number,
  { title, ...form }: output<typeof songChange>,
  files: IncomingFile[],
) {
  const cover = await prepareCover(kit, viewer, form.cover, files)
  const song = await inTransaction(kit, async tx => {
    const before = await lockOwnSong(tx, viewer.id, songId)
    if (!before) throw new Refusal('not_found')
    if (cover) await claimUploads(tx, viewer, [cover.id])
    const isCoverNew = cover !== null || form.remove_cover === true
    const change = { ...(title !== undefined && { title }), ...(isCoverNew && { cover_id: cover?.id ?? null }) }
    if (Object.keys(change).length > 0) await updateSong(tx, songId, change)
    if (isCoverNew && before.cover_id) await discard(kit, tx, [before.cover_id])
    return readSong(kit, tx, viewer, songId)
  })
  return { message: 'Song changed', song }
}

/** @throws Refusal not_found for songs of posts and of others as well */
export async function removeSong(kit: Kit, viewer: Viewer, songId: number) {
  await inTransaction(kit, async tx => {
    const song = await lockOwnSong(tx, viewer.id, songId)
    if (!song) throw new Refusal('not_found')
    await discard(kit, tx, song.cover_id ? [songId, song.cover_id] : [songId])
    await kit.tell(tx, 'song.deleted', { song_id: songId, user_id: viewer.id })
  })
  return { message: 'Song deleted' }
}
