import { isEventStaff, type LockedEvent, leastRole, lockSeats } from '#features/celebrations/events'
import { findGuest, type Member } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canSee } from './queries/visible.ts'

type LockedInvitation = { event: LockedEvent; guest: Member | undefined }

/** @throws AppError event_over */
const requireAhead = (app: AppContext, event: LockedEvent): void => {
  if (event.ends_at <= app.clock.now()) throw new AppError('event_over')
}

/** Nobody can accept before there is a date. @throws AppError date_open */
export const requireDate = ({ date_open }: LockedEvent): void => {
  if (date_open) throw new AppError('date_open')
}

/**
 * Locks an event for something that the viewer does as a guest; returns their entry on the list too, undefined for
 * anyone who is not on it yet. @throws AppError not_found, event_over
 */
export async function lockAsGuest(app: AppContext, tx: Tx, viewer: Viewer, eventId: number): Promise<LockedInvitation> {
  const event = await lockSeats(app, tx, eventId)
  if (!event || !(await canSee(tx, viewer.id, eventId))) throw new AppError('not_found')
  requireAhead(app, event)
  return { event, guest: await findGuest(tx, eventId, viewer.id) }
}

/**
 * Locks an event for something that the viewer does as its host or co-host.
 * @throws AppError not_found for events of others as well
 */
export async function lockAsHost(app: AppContext, tx: Tx, viewer: Viewer, eventId: number): Promise<LockedEvent> {
  const event = await lockSeats(app, tx, eventId)
  if (!event || !(await isEventStaff(tx, viewer.id, eventId, leastRole.invite))) throw new AppError('not_found')
  return event
}

/** The same for an event that is not over. @throws AppError not_found, event_over */
export async function lockUpcoming(app: AppContext, tx: Tx, viewer: Viewer, eventId: number): Promise<LockedEvent> {
  const event = await lockAsHost(app, tx, viewer, eventId)
  requireAhead(app, event)
  return event
}
