import { findCrew } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { on, onAny } from '#platform/facts.ts'
import { findAudience } from './queries.ts'

/** Something that counts votes differently: all who see them read the poll anew, and nothing else of the event. */
async function tellCounts(kit: Kit, { event_id }: { event_id: number }): Promise<void> {
  const [hostId, ...helperIds] = await findCrew(kit.db, event_id)
  if (hostId === undefined) return
  const guestIds = await findAudience(kit.db, hostId, event_id)
  if (guestIds.length > 0) kit.realtime.changed([hostId, ...helperIds, ...guestIds], 'polls')
}

export const eventPollListeners = [
  // Who works for the event, and the voter's other devices, read the event anew: a no may have been taken back.
  on('event.date_voted', 'event-polls.tell', async (kit, { event_id, user_id }) =>
    kit.realtime.changed([...(await findCrew(kit.db, event_id)), user_id], 'events'),
  ),
  ...onAny('event-polls.count', {
    'event.date_voted': tellCounts,
    'event.dates_changed': tellCounts,
    'event.answered': tellCounts,
    'event.guest_removed': tellCounts,
    'invitee.answered': tellCounts,
  }),
]
