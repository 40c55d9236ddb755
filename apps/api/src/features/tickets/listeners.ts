import { findCrew } from '#features/events'
import { onAny } from '#platform/listening.ts'

/** The lists of host and helpers, and the guest's own page, show who is in. */
export const ticketListeners = onAny('tickets.tell', {
  'event.checked_in': async (kit, { event_id, user_id }) =>
    kit.realtime.changed([...(await findCrew(kit.db, event_id)), user_id], 'events'),
})
