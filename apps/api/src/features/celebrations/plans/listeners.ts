import { findEventStaff } from '#features/celebrations/events'
import { on } from '#platform/facts.ts'

/** Who works for the event reads the plan anew. */
export const listeners = [
  on('event.planned', 'event-plans.tell', async (app, { event_id }) =>
    app.realtime.push(await findEventStaff(app.db, event_id), 'events'),
  ),
]
