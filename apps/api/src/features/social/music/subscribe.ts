import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { findSongVisibleTo, type SongRow } from './queries/songs.ts'
import { deleteSubscription, holdSong, insertSubscription } from './queries/writes.ts'
import { readSong } from './read-songs.ts'

/** @throws Refusal not_found when the viewer may not hear the song */
async function keep(
  kit: Kit,
  viewer: Viewer,
  songId: number,
  message: string,
  change: (tx: Tx, row: SongRow) => Promise<void>,
) {
  const song = await inTransaction(kit, async tx => {
    const row = (await holdSong(tx, songId)) && (await findSongVisibleTo(tx, viewer.id, songId))
    if (!row) throw new Refusal('not_found')
    await change(tx, row)
    return readSong(kit, tx, viewer, songId)
  })
  return { message, song }
}

/** @throws Refusal not_found, own_song */
export const subscribe = (kit: Kit, viewer: Viewer, songId: number) =>
  keep(kit, viewer, songId, 'Song subscribed', async (tx, row) => {
    if (row.user_id === viewer.id) throw new Refusal('own_song')
    const subscription = { upload_id: songId, user_id: viewer.id, created_at: kit.clock.now() }
    if (!(await insertSubscription(tx, subscription))) return
    await kit.tell(tx, 'song.subscribed', { song_id: songId, user_id: viewer.id })
  })

/** @throws Refusal not_found */
export const unsubscribe = (kit: Kit, viewer: Viewer, songId: number) =>
  keep(kit, viewer, songId, 'Song unsubscribed', tx => deleteSubscription(tx, viewer.id, songId))
