import { findEventStaff } from '#features/celebrations/events'
import { guestIdsToNotify } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { noticeListeners, notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** Host or co-host have written to their guests. */
    'event.host_wrote': { event_id: number; message_id: number }
    'event.host_message_deleted': { event_id: number }
  }
}

/** Hosts and guests read the messages anew. */
async function pushToAll(app: AppContext, { event_id }: { event_id: number }): Promise<void> {
  const guestIds = await inTransaction(app, tx => guestIdsToNotify(tx, event_id))
  app.realtime.push([...(await findEventStaff(app.db, event_id)), ...guestIds], 'events')
}

const listeners = onAny('host-messages.push', {
  'event.host_wrote': pushToAll,
  'event.host_message_deleted': pushToAll,
})

const personalRows = [rowsOf('event_host_messages')]

export const hostMessages: Feature = {
  name: 'host-messages',
  routes,
  listeners: [...listeners, ...noticeListeners],
  notices,
  erase: (_app, tx, userId) => eraseRows(tx, userId, personalRows),
  personalData,
}
