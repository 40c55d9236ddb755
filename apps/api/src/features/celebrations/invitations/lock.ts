import { mayWork } from '#features/celebrations/events'
import { findGuest, type HeldEvent, holdEvent, type Member } from '#features/celebrations/guests'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canSee } from './queries/visible.ts'

type Standing = { event: HeldEvent; guest: Member | undefined }

/** @throws Refusal event_over */
const requireAhead = (kit: Kit, event: HeldEvent): void => {
  if (event.ends_at <= kit.clock.now()) throw new Refusal('event_over')
}

/** Nobody comes to an event without a date. @throws Refusal date_open */
export const requireDate = ({ date_open }: HeldEvent): void => {
  if (date_open) throw new Refusal('date_open')
}

/**
 * Holds an event for something that the viewer does as a guest; answers how they stand to it too, undefined for who has
 * nothing to do with it yet. @throws Refusal not_found, event_over
 */
export async function holdAsGuest(kit: Kit, tx: Tx, viewer: Viewer, eventId: number): Promise<Standing> {
  const event = await holdEvent(kit, tx, eventId)
  if (!event || !(await canSee(tx, viewer.id, eventId))) throw new Refusal('not_found')
  requireAhead(kit, event)
  return { event, guest: await findGuest(tx, eventId, viewer.id) }
}

/**
 * Holds an event for something that the viewer does as its host or co-host.
 * @throws Refusal not_found for events of others as well
 */
export async function holdAsHost(kit: Kit, tx: Tx, viewer: Viewer, eventId: number): Promise<HeldEvent> {
  const event = await holdEvent(kit, tx, eventId)
  if (!event || !(await mayWork(tx, viewer.id, eventId, 'cohost'))) throw new Refusal('not_found')
  return event
}

/** The same while there is something to come to. @throws Refusal not_found, event_over */
export async function holdAhead(kit: Kit, tx: Tx, viewer: Viewer, eventId: number): Promise<HeldEvent> {
  const event = await holdAsHost(kit, tx, viewer, eventId)
  requireAhead(kit, event)
  return event
}
