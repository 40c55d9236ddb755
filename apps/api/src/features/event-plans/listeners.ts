import { on } from '#platform/listening.ts'

/** The host's other devices read the plan anew. */
export const eventPlanListeners = [
  on('event.planned', 'event-plans.tell', async (kit, { user_id }) => kit.realtime.changed([user_id], 'events')),
]
