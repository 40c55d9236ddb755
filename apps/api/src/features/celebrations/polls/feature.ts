import { findEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { on, onAny } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import { personalData } from './personal-data.ts'
import { findAudience } from './queries.ts'
import { routes } from './routes.ts'

declare module '#platform/facts.ts' {
  interface Facts {
    /** A guest has said of a date whether it suits. */
    'event.date_voted': { event_id: number; user_id: number }
  }
}

/** Something that counts votes differently: all who see them read the poll anew, and nothing else of the event. */
async function pushCounts(app: AppContext, { event_id }: { event_id: number }): Promise<void> {
  const [hostId, ...helperIds] = await findEventStaff(app.db, event_id)
  if (hostId === undefined) return
  const guestIds = await findAudience(app.db, hostId, event_id)
  if (guestIds.length > 0) app.realtime.push([hostId, ...helperIds, ...guestIds], 'polls')
}

const listeners = [
  // Who works for the event, and the voter's other devices, read the event anew: a no may have been taken back.
  on('event.date_voted', 'polls.push', async (app, { event_id, user_id }) =>
    app.realtime.push([...(await findEventStaff(app.db, event_id)), user_id], 'events'),
  ),
  ...onAny('polls.push-counts', {
    'event.date_voted': pushCounts,
    'event.dates_changed': pushCounts,
    'event.answered': pushCounts,
    'event.guest_removed': pushCounts,
    'external_guest.changed': pushCounts,
  }),
]

export const polls: Feature = { name: 'polls', routes, listeners, personalData }
