import { toldGuestIds } from '#features/celebrations/guests'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { type Chore, onAny } from '#platform/facts.ts'
import { forgetCalledOff } from './cancelled-events.ts'
import { findCrew } from './queries/roles.ts'

/** Host, helpers and guests read the event anew. */
async function tellAll(kit: Kit, { event_id }: { event_id: number }): Promise<void> {
  const guestIds = await inTransaction(kit, tx => toldGuestIds(tx, event_id))
  kit.realtime.changed([...(await findCrew(kit.db, event_id)), ...guestIds], 'events')
}

/** Whose lists and pages of events are read anew; a new event has no guests yet. */
export const eventListeners = onAny('events.tell', {
  'event.created': async (kit, { user_id }) => kit.realtime.changed([user_id], 'events'),
  'event.edited': tellAll,
  'event.rescheduled': tellAll,
  'event.dates_changed': tellAll,
  'event.date_chosen': tellAll,
  'event.deleted': async (kit, { user_id, guest_ids }) => kit.realtime.changed([user_id, ...guest_ids], 'events'),
})

export const eventChores: Chore[] = [{ queue: 'events.forget_called_off', cron: '31 4 * * *', run: forgetCalledOff }]
