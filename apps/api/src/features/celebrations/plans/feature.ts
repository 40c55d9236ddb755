import { findEventStaff } from '#features/celebrations/events'
import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** Host or co-host has changed what is to do or to spend. */
    'event.planned': { event_id: number; user_id: number }
  }
}

/** Who works for the event reads the plan anew. */
const listeners = [
  on('event.planned', 'plans.push', async (app, { event_id }) =>
    app.realtime.push(await findEventStaff(app.db, event_id), 'events'),
  ),
]

export const plans: Feature = { name: 'plans', routes, listeners, personalData }
