import { findEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { on, onAny } from '#platform/facts.ts'
import { removeBlockedGuests } from './remove.ts'

/** Host, helpers and guest read their lists and the event anew. */
async function pushToBoth(
  app: AppContext,
  { event_id, user_id }: { event_id: number; user_id: number },
): Promise<void> {
  app.realtime.push([...(await findEventStaff(app.db, event_id)), user_id], 'events')
}

export const listeners = [
  on('user.blocked', 'invitations.part', (app, { user_id, blocked_id }) =>
    removeBlockedGuests(app, user_id, blocked_id),
  ),
  ...onAny('invitations.tell', {
    'event.invited': async (app, { event_id, guest_ids }) =>
      app.realtime.push([...(await findEventStaff(app.db, event_id)), ...guest_ids], 'events'),
    'event.requested': pushToBoth,
    'event.request_withdrawn': pushToBoth,
    'event.answered': pushToBoth,
    'event.request_answered': pushToBoth,
    'event.promoted': pushToBoth,
    'event.guest_removed': pushToBoth,
  }),
]
