import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { canSubscribe } from './policies.ts'
import { deleteSubscription, insertSubscription, lockSongVisibleTo } from './queries/writes.ts'

/** @throws AppError not_found when the viewer may not hear the song, own_song */
export const subscribe = (app: AppContext, viewer: Viewer, songId: number) =>
  inTransaction(app, async tx => {
    const song = await lockSongVisibleTo(tx, viewer.id, songId)
    if (!song) throw new AppError('not_found')
    authorize(canSubscribe(viewer, song), 'own_song')
    const subscription = { upload_id: songId, user_id: viewer.id, created_at: app.clock.now() }
    const total_subscribers = (await insertSubscription(tx, subscription)) ?? song.subscribers ?? 0
    return { message: 'Subscribed to song', song: { id: songId, total_subscribers, is_subscribed: true } }
  })

/** @throws AppError not_found when the viewer may not hear the song */
export const unsubscribe = (app: AppContext, viewer: Viewer, songId: number) =>
  inTransaction(app, async tx => {
    const song = await lockSongVisibleTo(tx, viewer.id, songId)
    if (!song) throw new AppError('not_found')
    const total_subscribers = (await deleteSubscription(tx, viewer.id, songId)) ?? song.subscribers ?? 0
    return { message: 'Unsubscribed from song', song: { id: songId, total_subscribers, is_subscribed: false } }
  })
