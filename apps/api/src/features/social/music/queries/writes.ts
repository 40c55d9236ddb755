import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tables, Tx } from '#platform/db/database.ts'
import { visibleSongs } from './visible.ts'

type SongTable = Tables['songs']

export const insertSong = (tx: Tx, song: Insertable<SongTable>) => tx.insertInto('songs').values(song).execute()

/** A song that was put up by itself, locked until the transaction ends. */
export const lockSong = (tx: Tx, songId: number) =>
  tx
    .selectFrom('songs')
    .innerJoin('uploads', 'uploads.id', 'songs.upload_id')
    .select(['songs.upload_id as own_song', 'songs.cover_id', 'uploads.user_id'])
    .where('songs.upload_id', '=', songId)
    .forUpdate()
    .executeTakeFirst()

export const updateSong = (tx: Tx, songId: number, change: Updateable<SongTable>) =>
  tx.updateTable('songs').set(change).where('upload_id', '=', songId).execute()

/** A song that the viewer may hear, locked so that it is not deleted meanwhile. */
export const lockSongVisibleTo = (tx: Tx, viewerId: number, songId: number) =>
  visibleSongs(tx, viewerId)
    .leftJoin('song_counts', 'song_counts.upload_id', 'uploads.id')
    .select(['uploads.id', 'uploads.user_id', 'song_counts.subscribers'])
    .where('uploads.id', '=', songId)
    .forKeyShare('uploads')
    .executeTakeFirst()

type NewSubscription = { upload_id: number; user_id: number; created_at: Date }

/** The row decides: a second subscription finds one there and counts nothing. @returns how many there are, null when this one was there before */
export async function insertSubscription(tx: Tx, subscription: NewSubscription): Promise<number | null> {
  const added = await tx
    .insertInto('song_subscriptions')
    .values(subscription)
    .onConflict(conflict => conflict.doNothing())
    .returning('upload_id')
    .executeTakeFirst()
  if (!added) return null
  const { subscribers } = await tx
    .insertInto('song_counts')
    .values({ upload_id: subscription.upload_id, subscribers: 1 })
    .onConflict(conflict =>
      conflict.column('upload_id').doUpdateSet({ subscribers: sql<number>`song_counts.subscribers + 1` }),
    )
    .returning('subscribers')
    .executeTakeFirstOrThrow()
  return subscribers
}

/** @returns how many are left, null when there was none */
export async function deleteSubscription(tx: Tx, userId: number, songId: number): Promise<number | null> {
  const deleted = await tx
    .deleteFrom('song_subscriptions')
    .where('upload_id', '=', songId)
    .where('user_id', '=', userId)
    .returning('upload_id')
    .executeTakeFirst()
  if (!deleted) return null
  const { subscribers } = await tx
    .updateTable('song_counts')
    .set({ subscribers: sql<number>`subscribers - 1` })
    .where('upload_id', '=', songId)
    .returning('subscribers')
    .executeTakeFirstOrThrow()
  return subscribers
}
