import type { Media } from '@celebrio/contract/base/media'
import type { Song } from '@celebrio/contract/social/music'
import { mediaOf } from '#features/base/uploads'
import { personView } from '#features/social/posts'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { canDeleteSong, canEditSong, canSubscribe } from './policies.ts'
import { findCovers, type SongRow } from './queries/songs.ts'

function songView(app: AppContext, viewer: Viewer, row: SongRow, cover: Media | null): Song {
  return {
    id: row.id,
    title: row.song_title ?? row.title,
    audio: mediaOf(app, row),
    cover,
    user: personView(app, { id: row.user_id, name: row.artist_name, profile_picture: row.artist_picture }),
    created_at: row.created_at.toISOString(),
    post_id: row.post_id,
    total_subscribers: row.subscribers ?? 0,
    is_subscribed: row.subscribed_by !== null,
    can: {
      edit: canEditSong(viewer, row),
      delete: canDeleteSong(viewer, row),
      subscribe: canSubscribe(viewer, row),
    },
  }
}

/** Rows as the contract shows them; the covers of all of them come in one query. */
export async function songViews(app: AppContext, db: Db, viewer: Viewer, rows: SongRow[]): Promise<Song[]> {
  const ids = rows.flatMap(row => row.cover_id ?? [])
  const covers = new Map((ids.length > 0 ? await findCovers(db, ids) : []).map(row => [row.id, mediaOf(app, row)]))
  return rows.map(row => songView(app, viewer, row, (row.cover_id && covers.get(row.cover_id)) || null))
}
