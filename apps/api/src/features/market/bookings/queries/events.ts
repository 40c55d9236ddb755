import { eventsOfStaff } from '#features/celebrations/events'
import type { Tx } from '#platform/db/database.ts'

/** An event for which the viewer can book, kept there until the transaction ends: its host and co-hosts do. */
export const findEventToServe = (tx: Tx, viewerId: number, eventId: number) =>
  eventsOfStaff(tx, viewerId, 'cohost')
    .select(['events.id', 'events.title', 'events.address', 'events.local_start', 'events.timezone'])
    .select(['events.starts_at', 'events.ends_at', 'events.date_open'])
    .where('events.id', '=', eventId)
    .forKeyShare('events')
    .executeTakeFirst()

/** What bookings have of an event, as it is now. */
export const findBookedEvent = (tx: Tx, eventId: number) =>
  tx
    .selectFrom('events')
    .select(['address as event_address', 'local_start', 'timezone', 'starts_at', 'ends_at'])
    .where('id', '=', eventId)
    .executeTakeFirst()

export type EventToServe = NonNullable<Awaited<ReturnType<typeof findEventToServe>>>
