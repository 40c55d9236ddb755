import { findEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { on, onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { conversations } from './conversation.ts'
import { noticeListeners } from './notice-listeners.ts'
import { notices } from './notices.ts'
import { removeBlockedGuests } from './remove.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** `is_silent`: without an e-mail, as for those whose personal invitation has become their account's. */
    'event.invited': { event_id: number; user_id: number; guest_ids: number[]; is_silent?: boolean }
    'event.requested': { event_id: number; user_id: number }
    /** Who has asked to join has taken that back. */
    'event.request_withdrawn': { event_id: number; user_id: number }
    /** A guest has said yes, maybe, no, or waits for a place. */
    'event.answered': {
      event_id: number
      user_id: number
      status: 'accepted' | 'maybe' | 'rejected' | 'waiting'
      is_silent?: boolean
    }
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
async function pushToStaffAndGuest(
  app: AppContext,
  { event_id, user_id }: { event_id: number; user_id: number },
): Promise<void> {
  app.realtime.push([...(await findEventStaff(app.db, event_id)), user_id], 'events')
}

const listeners = [
  on('user.blocked', 'invitations.remove-blocked', (app, { user_id, blocked_id }) =>
    removeBlockedGuests(app, user_id, blocked_id),
  ),
  ...onAny('invitations.push', {
    'event.invited': async (app, { event_id, guest_ids }) =>
      app.realtime.push([...(await findEventStaff(app.db, event_id)), ...guest_ids], 'events'),
    'event.requested': pushToStaffAndGuest,
    'event.request_withdrawn': pushToStaffAndGuest,
    'event.answered': pushToStaffAndGuest,
    'event.request_answered': pushToStaffAndGuest,
    'event.promoted': pushToStaffAndGuest,
    'event.guest_removed': pushToStaffAndGuest,
  }),
]

export const invitations: Feature = {
  name: 'invitations',
  routes,
  listeners: [...listeners, ...noticeListeners],
  notices,
  conversations,
}
