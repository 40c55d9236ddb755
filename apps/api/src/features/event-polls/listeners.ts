import { findCrew } from '#features/events'
import { on } from '#platform/listening.ts'

/** Who works for the event, and the voter's other devices, read the poll anew. */
export const eventPollListeners = [
  on('event.date_voted', 'event-polls.tell', async (kit, { event_id, user_id }) =>
    kit.realtime.changed([...(await findCrew(kit.db, event_id)), user_id], 'events'),
  ),
]
