import type { GuestStatus } from '@celebrio/contract/invitation-shapes'
import type { Db } from '#platform/db/database.ts'

/** Who hosts an event, and how somebody stands to it now. Undefined when the event is gone. */
export const findStanding = (db: Db, eventId: number, userId: number) =>
  db
    .selectFrom('events')
    .leftJoin('event_guests as guest', join =>
      join.onRef('guest.event_id', '=', 'events.id').on('guest.user_id', '=', userId),
    )
    .select(['events.user_id as host_id', 'guest.status', 'guest.is_invited'])
    .$castTo<{ host_id: number; status: GuestStatus | 'host' | null; is_invited: boolean | null }>()
    .where('events.id', '=', eventId)
    .executeTakeFirst()

/** Who hosts an event, and how somebody helps with it now. Undefined when the event is gone. */
export const findHelp = (db: Db, eventId: number, userId: number) =>
  db
    .selectFrom('events')
    .leftJoin('event_helpers as helper', join =>
      join.onRef('helper.event_id', '=', 'events.id').on('helper.user_id', '=', userId),
    )
    .select(['events.user_id as host_id', 'helper.role'])
    .where('events.id', '=', eventId)
    .executeTakeFirst()
