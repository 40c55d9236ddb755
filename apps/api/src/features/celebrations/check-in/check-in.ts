import type { Arrival } from '@celebrio/contract/celebrations/check-in'
import { findTicket, type TicketColumns } from '#features/celebrations/tickets'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Scan, unuseTicket, useTicket } from './queries/scans.ts'
import { entryOf } from './view.ts'

type Sent = Omit<Scan, 'event_id'> & { scanned_at?: string | undefined }

/** When it was scanned, but never later than now. */
const momentOf = (now: Date, scanned: string | undefined): Date =>
  scanned === undefined || new Date(scanned) > now ? now : new Date(scanned)

/** The scan that let them in, sent again by a door that did not get the answer. */
const isRepeated = ({ used_at, used_by, created_at }: TicketColumns, viewer: Viewer, moment: Date): boolean =>
  used_by === viewer.id && used_at?.getTime() === Math.max(moment.getTime(), created_at.getTime())

const answerOf = (app: AppContext, row: TicketColumns, at: Date): { message: string; arrival: Arrival } => ({
  message: 'Checked in',
  arrival: { ...entryOf(app, row), checked_in_at: at.toISOString() },
})

/**
 * Lets a guest in, once.
 * @throws AppError not_found for anyone who is neither host nor helper, ticket_unknown, ticket_revoked and
 *   already_checked_in with the name
 */
export const checkIn = (app: AppContext, viewer: Viewer, event_id: number, { scanned_at, ...wanted }: Sent) =>
  inTransaction(app, async tx => {
    const moment = momentOf(app.clock.now(), scanned_at)
    const row = await useTicket(tx, viewer.id, { event_id, ...wanted }, moment)
    if (!row) throw new AppError('not_found')
    if (Object.values(wanted).every(value => value === undefined)) throw fieldError('code', 'required')
    if (row.id === null) throw new AppError('ticket_unknown')
    if (row.now_used_at) {
      await app.emit(tx, 'event.checked_in', { event_id, user_id: row.user_id, door_id: viewer.id })
      return answerOf(app, row, row.now_used_at)
    }
    // Read again, for what another door did at the same moment.
    const now = row.used_at || row.revoked_for ? row : await findTicket(tx, row.id)
    if (scanned_at !== undefined && now.used_at && isRepeated(now, viewer, moment))
      return answerOf(app, now, now.used_at)
    return refuse(now)
  })

/** Refuses a ticket, with the reason and the name on it. */
export function refuse({ name, used_at, revoked_for }: TicketColumns): never {
  if (revoked_for) throw new AppError('ticket_revoked', { code: [{ code: `ticket_${revoked_for}`, values: { name } }] })
  const at = used_at?.toISOString() ?? ''
  throw new AppError('already_checked_in', { code: [{ code: 'checked_in_at', values: { at, name } }] })
}

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
