import type { WallEntry } from '@celebrio/contract/celebrations/wall'
import { mediaOf } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { canApproveEntries, canDeleteEntry } from './policies.ts'
import { type EntryRow, findPictures } from './queries/entries.ts'

function view(app: AppContext, viewer: Viewer, row: EntryRow, images: WallEntry['images']): WallEntry {
  const isWaiting = row.approved_at === null
  return {
    id: row.id,
    words: row.words,
    images,
    user: {
      id: row.user_id,
      name: row.author_name,
      profile_picture: row.author_picture && app.files.publicUrl(row.author_picture),
    },
    created_at: row.created_at.toISOString(),
    is_waiting: isWaiting,
    can: { delete: canDeleteEntry(viewer, row), approve: isWaiting && canApproveEntries(row) },
  }
}

/** Rows as the contract shows them; their pictures come in one statement. */
export async function entryViews(
  app: AppContext,
  db: Db,
  viewer: Viewer,
  rows: readonly EntryRow[],
): Promise<WallEntry[]> {
  const ids = rows.filter(row => row.pictures > 0).map(row => row.id)
  const pictures = ids.length > 0 ? await findPictures(db, ids) : []
  const byEntry = Map.groupBy(pictures, picture => picture.entry_id)
  const imagesOf = (id: number) => (byEntry.get(id) ?? []).map(picture => mediaOf(app, picture))
  return rows.map(row => view(app, viewer, row, imagesOf(row.id)))
}

/** One entry as the contract shows it. */
export async function entryView(app: AppContext, db: Db, viewer: Viewer, row: EntryRow): Promise<WallEntry> {
  const { id, pictures } = row
  const images = pictures > 0 ? await findPictures(db, [id]) : []
  return view(
    app,
    viewer,
    row,
    images.map(picture => mediaOf(app, picture)),
  )
}
