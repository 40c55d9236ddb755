import { findCrew } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { on, onAny } from '#platform/facts.ts'
import { partHelpers } from './helpers.ts'

/** Host, helpers, and who was one read the event anew. */
async function tellCrew(kit: Kit, { event_id, helper_id }: { event_id: number; helper_id: number }): Promise<void> {
  kit.realtime.changed([...(await findCrew(kit.db, event_id)), helper_id], 'events')
}

export const helperListeners = [
  on('user.blocked', 'helpers.part', (kit, { user_id, blocked_id }) => partHelpers(kit, user_id, blocked_id)),
  ...onAny('helpers.tell', { 'event.helper_named': tellCrew, 'event.helper_left': tellCrew }),
]
