import { findEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { on, onAny } from '#platform/facts.ts'
import { removeBlockedHelpers } from './helpers.ts'

/** Host, helpers, and who was one read the event anew. */
async function pushToStaff(
  app: AppContext,
  { event_id, helper_id }: { event_id: number; helper_id: number },
): Promise<void> {
  app.realtime.push([...(await findEventStaff(app.db, event_id)), helper_id], 'events')
}

export const listeners = [
  on('user.blocked', 'helpers.part', (app, { user_id, blocked_id }) => removeBlockedHelpers(app, user_id, blocked_id)),
  ...onAny('helpers.tell', { 'event.helper_named': pushToStaff, 'event.helper_left': pushToStaff }),
]
