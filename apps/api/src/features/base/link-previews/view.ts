import type { LinkPreview } from '@celebrio/contract/base/link-previews'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
import { findFound, type LinkPreviewRow } from './queries.ts'

function viewOf(app: AppContext, row: LinkPreviewRow): LinkPreview | null {
  const { url, title, site, description, picture, width, height } = row
  if (title === null || site === null) return null
  const image = picture && width && height ? { url: app.files.publicUrl(picture), width, height } : null
  return { url, site, title, description, picture: image }
}

/** What there is to show of some previews, by their ids; in one statement, and none without ids. */
export async function findLinkPreviews(app: AppContext, db: Db, ids: readonly number[]) {
  const rows = ids.length > 0 ? await findFound(db, [...new Set(ids)]) : []
  return new Map(rows.map(row => [row.id, viewOf(app, row)]))
}
