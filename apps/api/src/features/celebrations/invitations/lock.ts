import { isEventStaff, type LockedEvent, leastRole, lockSeats } from '#features/celebrations/events'
import { type GuestRow, whyNotAccept, whyNotMaybe } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { entryOf, findManagedEntry, findOwnEntry } from './queries/entries.ts'

type Which = { id: number; user_id: number }

/** @throws AppError event_over */
export const requireAhead = (app: AppContext, event: LockedEvent): void => {
  if (event.ends_at <= app.clock.now()) throw new AppError('event_over')
}

type Party = { adults: number; children: number }

/** @throws AppError date_open, answers_closed, too_many_companions */
export function requireYes(app: AppContext, event: LockedEvent, guest: GuestRow, { adults, children }: Party): void {
  const refused = whyNotAccept(event, guest, adults + children, app.clock.now())
  if (refused) throw new AppError(refused)
}

/** @throws AppError maybe_not_allowed, date_open, answers_closed */
export function requireMaybe(app: AppContext, event: LockedEvent): void {
  const refused = whyNotMaybe(event, app.clock.now())
  if (refused) throw new AppError(refused)
}

/**
 * Locks an event for something that the viewer does as a guest; returns their entry on the list too, undefined for
 * anyone who is not on it yet. @throws AppError not_found, event_over
 */
export async function lockAsGuest(app: AppContext, tx: Tx, viewer: Viewer, eventId: number) {
  const event = await lockSeats(app, tx, eventId)
  const entry = event && (await findOwnEntry(tx, viewer.id, eventId))
  if (!entry) throw new AppError('not_found')
  requireAhead(app, event)
  return { event, guest: entryOf(entry) }
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

/**
 * The same, with the entry of a guest on the list, and whether the viewer may see them. @throws AppError not_found for
 * events of others as well
 */
export async function lockGuest(app: AppContext, tx: Tx, viewer: Viewer, { id, user_id }: Which) {
  const event = await lockSeats(app, tx, id)
  const entry = event && (await findManagedEntry(tx, viewer.id, id, user_id))
  if (!entry) throw new AppError('not_found')
  return { event, guest: entryOf(entry), isKnown: entry.is_known }
}
