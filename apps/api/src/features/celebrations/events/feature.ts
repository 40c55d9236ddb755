import type { Language } from '@celebrio/contract/platform/languages'
import { guestIdsToNotify } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { forgetRequests } from '#platform/db/idempotent-requests.ts'
import { onAny, type ScheduledJob } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { deleteOldCancelledEvents } from './cancelled-events.ts'
import type { EventBefore, EventPart } from './changes.ts'
import { cancelUpcoming, eraseEvents } from './erase.ts'
import { notices } from './notices.ts'
import { noticeListeners } from './notify-guests.ts'
import { personalData } from './personal-data.ts'
import { previews } from './previews.ts'
import { findEventStaff } from './queries/roles.ts'
import { routes } from './routes.ts'
import { sitemap } from './sitemap.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** Somebody who waited has a place. */
    'event.promoted': { event_id: number; user_id: number }
    'event.created': { event_id: number; user_id: number }
    /** `changed` names the columns; another start or zone is `rescheduled` instead. */
    'event.edited': { event_id: number; user_id: number; changed: string[] }
    /** What guests rely on is another while the start stays, or beside another start; told before the event is over. */
    'event.changed': { event_id: number; user_id: number; parts: EventPart[]; is_moved: boolean; before: EventBefore }
    'event.rescheduled': { event_id: number; user_id: number; before: EventBefore }
    /** The date is open no more. */
    'event.date_chosen': { event_id: number; user_id: number }
    /** There are other dates to choose among; `added` when some of them are new. */
    'event.dates_changed': { event_id: number; user_id: number; added: boolean }
    /** Told before it is gone, to those who were to come. */
    'event.deleted': { event_id: number; user_id: number; title: string; starts_at: string; guest_ids: number[] }
    /** Told before the event is gone, to each guest who gets e-mails; the start is null while the date is open. */
    'guest.event_cancelled': {
      host_id: number
      /** Where the guest has no account: of what they can unsubscribe. */
      event_id?: number
      /** Where they have one: whose switches they are. */
      user_id?: number
      name: string
      email: string
      title: string
      language?: Language
      starts_at?: string | null
      timezone?: string
    }
    /** Something about a guest without an account has changed: invited, answered, voted, given a seat, or revoked. */
    'external_guest.changed': { event_id: number; guest_id: number; has_accepted?: boolean }
    /** A guest is to get an e-mail; `by` is who writes it, if that is not the host; `message_id` is what host or co-host have written. */
    'guest.email_due': {
      guest_id: number
      about:
        | 'invited'
        | 'nudged'
        | 'accepted'
        | 'moved_up'
        | 'rescheduled'
        | 'changed'
        | 'dates_added'
        | 'date_chosen'
        | 'host_message'
        | 'latest'
      before?: EventBefore | undefined
      by?: number | undefined
      message_id?: number | undefined
      /** They have asked for it themselves. */
      is_asked?: boolean
      /** It has waited for the end of their quiet hours. */
      is_deferred?: boolean
    }
  }
}

/** Host, helpers and guests read the event anew. */
async function pushToAll(app: AppContext, { event_id }: { event_id: number }): Promise<void> {
  const guestIds = await inTransaction(app, tx => guestIdsToNotify(tx, event_id))
  app.realtime.push([...(await findEventStaff(app.db, event_id)), ...guestIds], 'events')
}

/** Whose lists and pages of events are read anew; a new event has no guests yet. */
const listeners = onAny('events.push', {
  'event.created': async (app, { user_id }) => app.realtime.push([user_id], 'events'),
  'event.edited': pushToAll,
  'event.rescheduled': pushToAll,
  'event.dates_changed': pushToAll,
  'event.date_chosen': pushToAll,
  'event.deleted': async (app, { user_id, guest_ids }) => app.realtime.push([user_id, ...guest_ids], 'events'),
})

const scheduledJobs: ScheduledJob[] = [
  { name: 'events.forget-cancelled', cron: '31 4 * * *', run: deleteOldCancelledEvents },
  {
    name: 'events.forget-requests',
    cron: '23 4 * * *',
    run: async app => void (await forgetRequests(app.db, 'event_requests', app.clock.now())),
  },
]

export const events: Feature = {
  name: 'events',
  routes,
  listeners: [...listeners, ...noticeListeners],
  scheduledJobs,
  previews,
  sitemap,
  notices,
  beforeDeletion: cancelUpcoming,
  erase: eraseEvents,
  personalData,
}
