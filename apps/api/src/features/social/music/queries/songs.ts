import { sql } from 'kysely'
import { uploadColumns } from '#features/base/uploads'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'
import { visibleSongs } from './visible.ts'

const time = sql.ref('uploads.created_at')
const id = sql.ref('uploads.id')

const countOf = (db: Db) =>
  db.selectFrom('song_counts').select('subscribers').where('song_counts.upload_id', '=', sql.ref<number>('uploads.id'))

const subscriptionOf = (db: Db, viewerId: number) =>
  db
    .selectFrom('song_subscriptions as mine')
    .select('mine.user_id')
    .where('mine.upload_id', '=', sql.ref<number>('uploads.id'))
    .where('mine.user_id', '=', viewerId)

/** Songs as the viewer sees them, with artist, subscribers and the viewer's own subscription in one row. */
const songRows = (db: Db, viewerId: number) =>
  visibleSongs(db, viewerId)
    .select(uploadColumns)
    .select([
      'songs.upload_id as own_song',
      'songs.title as song_title',
      'songs.cover_id',
      'post_media.post_id',
      countOf(db).as('subscribers'),
      subscriptionOf(db, viewerId).as('subscribed_by'),
      'artist.name as artist_name',
      'artist.profile_picture as artist_picture',
      cursorTimestamp(time).as('position'),
    ])

export type SongRow = Awaited<ReturnType<ReturnType<typeof songRows>['execute']>>[number]

/** One page of somebody's songs and one row more, newest first. */
export function findSongsOf(db: Db, viewerId: number, artistId: number, paging: Paging) {
  const list = songRows(db, viewerId).where('uploads.user_id', '=', artistId)
  return newestFirst(list, time, id, paging).execute()
}

/** One page of what the viewer has subscribed to and one row more, last subscribed first. */
export function findSubscribed(db: Db, viewerId: number, paging: Paging) {
  const since = sql.ref('subscription.created_at')
  const song = songRows(db, viewerId).where('uploads.id', '=', sql.ref<number>('subscription.upload_id'))
  const list = db
    .selectFrom('song_subscriptions as subscription')
    .innerJoinLateral(oneRow(song).as('song'), join => join.onTrue())
    .selectAll('song')
    .select(cursorTimestamp(since).as('subscribed_position'))
    .where('subscription.user_id', '=', viewerId)
  return newestFirst(list, since, sql.ref('subscription.upload_id'), paging).execute()
}

export const findSongVisibleTo = (db: Db, viewerId: number, songId: number): Promise<SongRow | undefined> =>
  songRows(db, viewerId).where('uploads.id', '=', songId).executeTakeFirst()

/** Pictures by their ids. */
export const findCovers = (db: Db, ids: number[]) =>
  db.selectFrom('uploads').select(uploadColumns).where('id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
