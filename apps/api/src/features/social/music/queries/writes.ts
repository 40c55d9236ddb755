import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tables, Tx } from '#platform/db/database.ts'

type SongTable = Tables['songs']

export const insertSong = (tx: Tx, song: Insertable<SongTable>) => tx.insertInto('songs').values(song).execute()

/** A song that was put up by itself, held until the transaction ends. */
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

/** Holds a song so that it is not deleted meanwhile. */
export const holdSong = (tx: Tx, songId: number) =>
  tx.selectFrom('uploads').select('id').where('id', '=', songId).forKeyShare().executeTakeFirst()

/** The row decides: a second subscription finds one there and counts nothing. @returns whether there was none before */
export async function insertSubscription(
  tx: Tx,
  subscription: { upload_id: number; user_id: number; created_at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('song_subscriptions')
    .values(subscription)
    .onConflict(conflict => conflict.doNothing())
    .returning('upload_id')
    .executeTakeFirst()
  if (!added) return false
  await tx
    .insertInto('song_counts')
    .values({ upload_id: subscription.upload_id, subscribers: 1 })
    .onConflict(conflict =>
      conflict.column('upload_id').doUpdateSet({ subscribers: sql<number>`song_counts.subscribers + 1` }),
    )
    .execute()
  return true
}

export async function deleteSubscription(tx: Tx, userId: number, songId: number): Promise<void> {
  const gone = await tx
    .deleteFrom('song_subscriptions')
    .where('upload_id', '=', songId)
    .where('user_id', '=', userId)
    .returning('upload_id')
    .executeTakeFirst()
  if (!gone) return
  await tx
    .updateTable('song_counts')
    .set({ subscribers: sql<number>`subscribers - 1` })
    .where('upload_id', '=', songId)
    .execute()
}
