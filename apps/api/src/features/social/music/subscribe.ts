import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canSubscribe } from './policies.ts'
import { findSongVisibleTo, type SongRow } from './queries/songs.ts'
import { deleteSubscription, holdSong, insertSubscription } from './queries/writes.ts'
import { readSong } from './read-songs.ts'

/** @throws AppError not_found when the viewer may not hear the song */
async function keep(
  app: AppContext,
  viewer: Viewer,
  songId: number,
  message: string,
  change: (tx: Tx, row: SongRow) => Promise<void>,
) {
  const song = await inTransaction(app, async tx => {
    const row = (await holdSong(tx, songId)) && (await findSongVisibleTo(tx, viewer.id, songId))
    if (!row) throw new AppError('not_found')
    await change(tx, row)
    return readSong(app, tx, viewer, songId)
  })
  return { message, song }
}

/** @throws AppError not_found, own_song */
export const subscribe = (app: AppContext, viewer: Viewer, songId: number) =>
  keep(app, viewer, songId, 'Song subscribed', async (tx, row) => {
    authorize(canSubscribe(viewer, row), 'own_song')
    const subscription = { upload_id: songId, user_id: viewer.id, created_at: app.clock.now() }
    await insertSubscription(tx, subscription)
  })

/** @throws AppError not_found */
export const unsubscribe = (app: AppContext, viewer: Viewer, songId: number) =>
  keep(app, viewer, songId, 'Song unsubscribed', tx => deleteSubscription(tx, viewer.id, songId))
