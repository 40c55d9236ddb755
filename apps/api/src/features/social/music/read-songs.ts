import type { Song } from '@celebrio/contract/social/music'
import { personOf } from '#features/social/profiles'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { findSongsOf, findSongVisibleTo, findSubscribed } from './queries/songs.ts'
import { songViews } from './view.ts'

/** Songs of somebody; none of a private account that the viewer is not connected to. @throws AppError not_found */
export async function readSongsOf(app: AppContext, viewer: Viewer, query: Paging & { user_id?: number | undefined }) {
  const rows = await findSongsOf(app.db, viewer.id, await personOf(app, viewer, query.user_id), query)
  const { page, ...rest } = paginate(rows, query.per_page, row => row.id)
  return { songs: await songViews(app, app.db, viewer, page), ...rest }
}

export async function readSubscribed(app: AppContext, viewer: Viewer, paging: Paging) {
  const rows = await findSubscribed(app.db, viewer.id, paging)
  const positions = rows.map(row => ({ row, id: row.id, position: row.subscribed_position }))
  const { page, ...rest } = paginate(positions, paging.per_page, one => one.id)
  const seen = page.map(one => one.row)
  return { songs: await songViews(app, app.db, viewer, seen), ...rest }
}

/** @throws AppError not_found when there is none that the viewer may hear */
export async function readSong(app: AppContext, db: Db, viewer: Viewer, songId: number): Promise<Song> {
  const row = await findSongVisibleTo(db, viewer.id, songId)
  const [song] = row ? await songViews(app, db, viewer, [row]) : []
  if (!song) throw new AppError('not_found')
  return song
}
