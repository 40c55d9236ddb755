import { isEventStaff, leastRole } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { paginate } from '#platform/db/keyset.ts'
import { type CheckInSearch, countExpected, findExpected } from './queries/door.ts'
import { entryOf } from './view.ts'

/**
 * The guests who may come in, and how many are inside. @throws AppError not_found for anyone who is neither host nor
 * helper
 */
export async function readCheckIn(app: AppContext, viewer: Viewer, eventId: number, search: CheckInSearch) {
  if (!(await isEventStaff(app.db, viewer.id, eventId, leastRole.check_in))) throw new AppError('not_found')
  const rows = await findExpected(app.db, viewer.id, eventId, search)
  const { page, ...rest } = paginate(rows, search.per_page, row => row.guest_id)
  const guests = page.map(row => ({
    ...entryOf(app, row),
    checked_in_at: row.used_at?.toISOString() ?? null,
  }))
  return { guests, ...rest, counts: await countExpected(app.db, viewer.id, eventId) }
}
