import { findCrew } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { onAny } from '#platform/facts.ts'

type Told = { event_id: number; user_id: number }

/** The lists of host and helpers, and the guest's own page, show who is in. */
const tell = async (kit: Kit, { event_id, user_id }: Told) =>
  kit.realtime.changed([...(await findCrew(kit.db, event_id)), user_id], 'events')

export const ticketListeners = onAny('tickets.tell', { 'event.checked_in': tell, 'event.check_in_undone': tell })
