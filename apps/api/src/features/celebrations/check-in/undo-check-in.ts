import { findTicket } from '#features/celebrations/tickets'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { unuseTicket } from './queries/scans.ts'
import { refuse } from './refuse.ts'

type Taken = { event_id: number; guest_id: number; checked_in_at: string }

/**
 * Undoes the check-in of that moment, once; a guest whom another door has let in again stays in.
 * @throws AppError not_found for anyone who is neither host nor helper, ticket_unknown, already_checked_in for another
 *   moment
 */
export const undoCheckIn = (app: AppContext, viewer: Viewer, taken: Taken) =>
  inTransaction(app, async tx => {
    const row = await unuseTicket(tx, viewer.id, taken)
    if (!row) throw new AppError('not_found')
    if (row.id === null) throw new AppError('ticket_unknown')
    if (row.is_undone)
      await app.emit(tx, 'event.check_in_undone', {
        event_id: taken.event_id,
        user_id: row.user_id,
        door_id: viewer.id,
      })
    else {
      // Read again, for what another door did at the same moment.
      const now = await findTicket(tx, row.id)
      if (now.used_at || now.revoked_for) return refuse(now)
    }
    return { message: 'Check-in undone' }
  })
