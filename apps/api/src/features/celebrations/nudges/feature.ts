import { findEventStaff } from '#features/celebrations/events'
import { on } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { noticeListeners, notices } from './notices.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** `user_id`, host or co-host, has reminded those who have not answered; `user_ids` are those with an account. */
    'event.nudged': { event_id: number; user_id: number; user_ids: number[] }
  }
}

const listeners = [
  on('event.nudged', 'nudges.push', async (app, { event_id }) =>
    app.realtime.push(await findEventStaff(app.db, event_id), 'events'),
  ),
]

export const nudges: Feature = { name: 'nudges', routes, listeners: [...listeners, ...noticeListeners], notices }
