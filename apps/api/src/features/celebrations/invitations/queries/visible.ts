import type { NotNull } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Events of either of two people that are not over and have the other on the guest list. */
export async function findShared(db: Db, one: number, other: number, now: Date): Promise<Shared[]> {
  return db
    .selectFrom('event_guests as guest')
    .innerJoin('events', 'events.id', 'guest.event_id')
    .select(['events.id as event_id', 'guest.user_id'])
    .where('events.ends_at', '>', now)
    .where('guest.status', 'not in', ['host', 'removed'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('events.user_id', '=', one), eb('guest.user_id', '=', other)]),
        and([eb('events.user_id', '=', other), eb('guest.user_id', '=', one)]),
      ]),
    )
    .$narrowType<{ user_id: NotNull }>()
    .orderBy('events.id')
    .execute()
}

type Shared = { event_id: number; user_id: number }
