import { findEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { on, onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { removeBlockedHelpers } from './name-helpers.ts'
import { notices } from './notices.ts'
import { noticeListeners } from './notify-helpers.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** The host has made `helper_id` co-host, or asked them to the door, or has changed what they do. */
    'event.helper_named': { event_id: number; user_id: number; helper_id: number }
    /** They help no more, by the host's will or their own. */
    'event.helper_left': { event_id: number; user_id: number; helper_id: number }
  }
}

/** Host, helpers, and who was one read the event anew. */
async function pushToStaff(
  app: AppContext,
  { event_id, helper_id }: { event_id: number; helper_id: number },
): Promise<void> {
  app.realtime.push([...(await findEventStaff(app.db, event_id)), helper_id], 'events')
}

const listeners = [
  on('user.blocked', 'helpers.remove-blocked', (app, { user_id, blocked_id }) =>
    removeBlockedHelpers(app, user_id, blocked_id),
  ),
  ...onAny('helpers.push', { 'event.helper_named': pushToStaff, 'event.helper_left': pushToStaff }),
]

const personalRows = [rowsOf('event_helpers')]

export const helpers: Feature = {
  name: 'helpers',
  routes,
  listeners: [...listeners, ...noticeListeners],
  notices,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
