import type { Song } from '@celebrio/contract/social/music'
import { personExists } from '#features/social/profiles'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { cutPage, type Paging } from '#platform/db/keyset.ts'
import { findSongsOf, findSongVisibleTo, findSubscribed } from './queries/songs.ts'
import { songViews } from './view.ts'

/** Songs of somebody; none of a private account that the viewer is not connected to. @throws Refusal not_found */
export async function readSongsOf(kit: Kit, viewer: Viewer, artistId: number, paging: Paging) {
  if (!(await personExists(kit.db, viewer.id, artistId))) throw new Refusal('not_found')
  const rows = await findSongsOf(kit.db, viewer.id, artistId, paging)
  const { page, ...rest } = cutPage(rows, paging.per_page, row => row.id)
  return { songs: await songViews(kit, kit.db, viewer, page), ...rest }
}

export async function readSubscribed(kit: Kit, viewer: Viewer, paging: Paging) {
  const rows = await findSubscribed(kit.db, viewer.id, paging)
  const places = rows.map(row => ({ row, id: row.id, place: row.subscribed_place }))
  const { page, ...rest } = cutPage(places, paging.per_page, one => one.id)
  const seen = page.map(one => one.row)
  return { songs: await songViews(kit, kit.db, viewer, seen), ...rest }
}

/** @throws Refusal not_found when there is none that the viewer may hear */
export async function readSong(kit: Kit, db: Db, viewer: Viewer, songId: number): Promise<Song> {
  const row = await findSongVisibleTo(db, viewer.id, songId)
  const [song] = row ? await songViews(kit, db, viewer, [row]) : []
  if (!song) throw new Refusal('not_found')
  return song
}
