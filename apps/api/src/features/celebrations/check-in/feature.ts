import { findEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** A guest is in, 0 for one without an account; `door_id` has let them in. */
    'event.checked_in': { event_id: number; user_id: number; door_id: number }
    /** It was a mistake, and they are not. */
    'event.check_in_undone': { event_id: number; user_id: number; door_id: number }
  }
}

type Told = { event_id: number; user_id: number }

/** The lists of host and helpers, and the guest's own page, show who is in. */
const push = async (app: AppContext, { event_id, user_id }: Told) =>
  app.realtime.push([...(await findEventStaff(app.db, event_id)), user_id], 'events')

const listeners = onAny('check-in.push', { 'event.checked_in': push, 'event.check_in_undone': push })

export const checkIn: Feature = { name: 'check-in', routes, listeners }
