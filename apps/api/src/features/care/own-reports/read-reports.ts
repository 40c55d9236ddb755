import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { listReports } from './queries.ts'
import { reportView } from './view.ts'

/** What the viewer has reported. */
export async function readReports(app: AppContext, viewer: Viewer, paging: Paging) {
  const rows = await listReports(app.db, viewer.id, paging)
  const { page, ...more } = paginate(rows, paging.per_page, row => row.case_id)
  return { reports: page.map(reportView), ...more }
}
