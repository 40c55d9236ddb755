import { findCrew } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { on, onAny } from '#platform/facts.ts'
import { partGuests } from './remove.ts'

/** Host, helpers and guest read their lists and the event anew. */
async function tellBoth(kit: Kit, { event_id, user_id }: { event_id: number; user_id: number }): Promise<void> {
  kit.realtime.changed([...(await findCrew(kit.db, event_id)), user_id], 'events')
}

export const invitationListeners = [
  on('user.blocked', 'invitations.part', (kit, { user_id, blocked_id }) => partGuests(kit, user_id, blocked_id)),
  ...onAny('invitations.tell', {
    'event.invited': async (kit, { event_id, guest_ids }) =>
      kit.realtime.changed([...(await findCrew(kit.db, event_id)), ...guest_ids], 'events'),
    'event.requested': tellBoth,
    'event.request_withdrawn': tellBoth,
    'event.answered': tellBoth,
    'event.request_answered': tellBoth,
    'event.moved_up': tellBoth,
    'event.guest_removed': tellBoth,
  }),
]
