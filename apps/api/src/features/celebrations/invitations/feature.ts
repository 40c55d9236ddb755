import { findEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { on, onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { notices } from './notices.ts'
import { noticeListeners } from './notify-guests.ts'
import { removeBlockedGuests } from './remove.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    'event.invited': { event_id: number; user_id: number; guest_ids: number[] }
    'event.requested': { event_id: number; user_id: number }
    /** Who has asked to join has taken that back. */
    'event.request_withdrawn': { event_id: number; user_id: number }
    /** A guest has said yes, no, or waits for a place. */
    'event.answered': { event_id: number; user_id: number; status: 'accepted' | 'rejected' | 'waiting' }
    /** `host_id`, the host or a co-host, has let somebody join who asked to, or not; `pending` while the date is open. */
    'event.request_answered': {
      event_id: number
      user_id: number
      host_id: number
      status: 'accepted' | 'rejected' | 'waiting' | 'pending'
    }
    'event.guest_removed': { event_id: number; user_id: number }
  }
}

/** Host, helpers and guest read their lists and the event anew. */
async function pushToBoth(
  app: AppContext,
  { event_id, user_id }: { event_id: number; user_id: number },
): Promise<void> {
  app.realtime.push([...(await findEventStaff(app.db, event_id)), user_id], 'events')
}

const listeners = [
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

export const invitations: Feature = {
  name: 'invitations',
  routes,
  listeners: [...listeners, ...noticeListeners],
  notices,
}
