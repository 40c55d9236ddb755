import { findNamed } from '#features/people/name-search'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cursorText, readCursorAs } from '#platform/db/keyset.ts'
import { findMembers } from './queries/members.ts'
import { requireStay } from './require-stay.ts'
import { personView } from './view.ts'

const readId = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null)

type Search = { per_page: number; cursor?: string | undefined; keyword?: string | undefined }

/** Who belongs to a conversation, as far as the viewer hears them. @throws AppError not_found */
export async function readMembers(app: AppContext, viewer: Viewer, id: number, { per_page, cursor, keyword }: Search) {
  const stay = await requireStay(app, viewer, id)
  const after = cursor === undefined ? 0 : readCursorAs(readId, cursor)
  const named = await findNamed(app.db, keyword || undefined)
  const rows = await findMembers(app.db, viewer.id, stay, { after, named, count: per_page })
  const page = rows.slice(0, per_page)
  const last = rows.length > per_page ? page.at(-1) : undefined
  return {
    members: page.map(row => ({ ...personView(app, row), role: row.role })),
    hasMorePages: last !== undefined,
    nextCursor: last ? cursorText(String(last.id)) : null,
  }
}
