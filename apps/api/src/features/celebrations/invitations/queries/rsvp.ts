import type { GuestStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { sql } from 'kysely'
import { hostsOf } from '#features/celebrations/events'
import type { Db } from '#platform/db/database.ts'

/** A guest by their account, or, without one, by their entry on the list. */
export type Who = { user_id: number } | { guest_id: number }

/** Who hosts an event, alone and with co-hosts, and what a guest has answered. */
export type Rsvp = {
  host_id: number
  host_ids: number[]
  status: GuestStatus | 'host' | null
  is_invited: boolean | null
  is_maybe: boolean | null
}

const isGuest = (who: Who) =>
  'user_id' in who
    ? sql<boolean>`guest.user_id = ${who.user_id}`
    : sql<boolean>`guest.id = ${who.guest_id} AND guest.user_id IS NULL`

/** Undefined when the event is gone. */
export const findRsvp = (db: Db, eventId: number, who: Who): Promise<Rsvp | undefined> =>
  db
    .selectFrom('events')
    .leftJoin('event_guests as guest', join => join.onRef('guest.event_id', '=', 'events.id').on(isGuest(who)))
    .select([
      'events.user_id as host_id',
      sql<number[]>`to_jsonb(ARRAY(${hostsOf('events.id')} ORDER BY user_id))`.as('host_ids'),
      'guest.status',
      'guest.is_invited',
      'guest.is_maybe',
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirst()
