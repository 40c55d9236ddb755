import { sql } from 'kysely'
import { eventsOfStaff } from '#features/celebrations/events'
import type { Tx } from '#platform/db/database.ts'
import { leastBooker } from '../policies.ts'

/** Without an end of its own its end is assumed. */
const hasEnd = sql<boolean>`events.local_end IS NOT NULL`.as('has_end')

/** An event for which the viewer can book, kept there until the transaction ends: its host and co-hosts do. */
export const findEventToServe = (tx: Tx, viewerId: number, eventId: number) =>
  eventsOfStaff(tx, viewerId, leastBooker)
    .select(['events.id', 'events.title', 'events.address', 'events.local_start', 'events.timezone'])
    .select(['events.starts_at', 'events.ends_at', hasEnd, 'events.date_open'])
    .select(['events.country_id', 'events.state_id', 'events.city_id'])
    .where('events.id', '=', eventId)
    .forKeyShare('events')
    .executeTakeFirst()

/** What bookings have of an event, as it is now. */
export const findBookedEvent = (tx: Tx, eventId: number) =>
  tx
    .selectFrom('events')
    .select(['address as event_address', 'local_start', 'timezone', 'starts_at', 'ends_at', hasEnd])
    .select(['country_id', 'state_id', 'city_id'])
    .where('id', '=', eventId)
    .executeTakeFirst()

export type EventToServe = NonNullable<Awaited<ReturnType<typeof findEventToServe>>>
