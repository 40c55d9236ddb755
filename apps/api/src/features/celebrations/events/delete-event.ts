import { findToldInvitees, toldGuestIds } from '#features/celebrations/guests'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { discardCover } from './covers.ts'
import { keepCalledOff } from './queries/cancelled.ts'
import { findCrew } from './queries/roles.ts'
import { deleteEvent, findOwnEvent } from './queries/writes.ts'

/** Letters to guests without an account; afterwards nobody knows where to write. */
async function tellInvitees(kit: Kit, tx: Tx, eventId: number): Promise<void> {
  for (const { host_id, name, email, title } of await findToldInvitees(tx, eventId))
    await kit.tell(tx, 'invitee.called_off', { host_id, name, email, title })
}

/** @throws Refusal not_found for events of others as well */
export async function removeEvent(kit: Kit, viewer: Pick<Viewer, 'id'>, eventId: number) {
  await inTransaction(kit, async tx => {
    const event = await findOwnEvent(tx, viewer.id, eventId, 'host')
    if (!event) throw new Refusal('not_found')
    const told = [...(await toldGuestIds(tx, eventId)), ...(await findCrew(tx, eventId))]
    await kit.tell(tx, 'event.deleted', {
      event_id: eventId,
      user_id: viewer.id,
      title: event.title,
      starts_at: event.starts_at.toISOString(),
      guest_ids: [...new Set(told)].filter(id => id !== viewer.id),
    })
    await tellInvitees(kit, tx, eventId)
    await keepCalledOff(tx, eventId, kit.clock.now())
    await deleteEvent(tx, eventId)
    await discardCover(kit, tx, event.cover_id)
  })
  return { message: 'Event deleted' }
}
