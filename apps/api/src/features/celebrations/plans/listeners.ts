import { findCrew } from '#features/celebrations/events'
import { on } from '#platform/facts.ts'

/** Who works for the event reads the plan anew. */
export const eventPlanListeners = [
  on('event.planned', 'event-plans.tell', async (kit, { event_id }) =>
    kit.realtime.changed(await findCrew(kit.db, event_id), 'events'),
  ),
]
