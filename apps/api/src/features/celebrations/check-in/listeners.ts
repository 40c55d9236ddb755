import { findEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { onAny } from '#platform/facts.ts'

type Told = { event_id: number; user_id: number }

/** The lists of host and helpers, and the guest's own page, show who is in. */
const push = async (app: AppContext, { event_id, user_id }: Told) =>
  app.realtime.push([...(await findEventStaff(app.db, event_id)), user_id], 'events')

export const listeners = onAny('check-in.push', { 'event.checked_in': push, 'event.check_in_undone': push })
