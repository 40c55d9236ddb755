import { isEventStaff, leastRole } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cursorText } from '#platform/db/keyset.ts'
import { type CheckInSearch, countExpected, findExpected } from './queries/door.ts'
import { placeText } from './rules.ts'
import { entryOf } from './view.ts'

/**
 * The guests who may come in, and how many are inside. @throws AppError not_found for anyone who is neither host nor
 * helper
 */
export async function readCheckIn(app: AppContext, viewer: Viewer, eventId: number, search: CheckInSearch) {
  if (!(await isEventStaff(app.db, viewer.id, eventId, leastRole.check_in))) throw new AppError('not_found')
  const rows = await findExpected(app.db, viewer.id, eventId, search)
  const page = rows.slice(0, search.per_page)
  const hasMorePages = rows.length > search.per_page
  const last = page.at(-1)
  const nextCursor = hasMorePages && last ? cursorText(placeText({ name: last.position, id: last.guest_id })) : null
  const guests = page.map(row => ({
    ...entryOf(app, row),
    checked_in_at: row.used_at?.toISOString() ?? null,
  }))
  return { guests, hasMorePages, nextCursor, counts: await countExpected(app.db, viewer.id, eventId) }
}
