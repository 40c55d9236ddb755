import { guestIdsToNotify } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { onAny, type ScheduledJob } from '#platform/facts.ts'
import { deleteOldCancelledEvents } from './cancelled-events.ts'
import { findEventStaff } from './queries/roles.ts'

/** Host, helpers and guests read the event anew. */
async function pushToAll(app: AppContext, { event_id }: { event_id: number }): Promise<void> {
  const guestIds = await inTransaction(app, tx => guestIdsToNotify(tx, event_id))
  app.realtime.push([...(await findEventStaff(app.db, event_id)), ...guestIds], 'events')
}

/** Whose lists and pages of events are read anew; a new event has no guests yet. */
export const listeners = onAny('events.tell', {
  'event.created': async (app, { user_id }) => app.realtime.push([user_id], 'events'),
  'event.edited': pushToAll,
  'event.rescheduled': pushToAll,
  'event.dates_changed': pushToAll,
  'event.date_chosen': pushToAll,
  'event.deleted': async (app, { user_id, guest_ids }) => app.realtime.push([user_id, ...guest_ids], 'events'),
})

export const scheduledJobs: ScheduledJob[] = [
  { name: 'events.forget_called_off', cron: '31 4 * * *', run: deleteOldCancelledEvents },
]
