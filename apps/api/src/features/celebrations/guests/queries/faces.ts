import { eventLimits } from '@celebrio/contract/celebrations/event-shapes'
import { sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/**
 * The people who said yes last to each of some events, as far as the viewer may see them. External guests are counted
 * but not named: only the host knows their names.
 */
export const findComing = (db: Db, viewerId: number, eventIds: readonly number[]) =>
  db
    .selectFrom(sql<{ id: number }>`unnest(${eventIds}::bigint[])`.as<'wanted'>(sql`wanted(id)`))
    .innerJoinLateral(
      db
        .selectFrom('event_guests as guest')
        .innerJoinLateral(userOf(db, 'guest.user_id').as('users'), join => join.onTrue())
        .select(['users.id', 'users.name', 'users.profile_picture', 'guest.heads as party'])
        .where('guest.event_id', '=', sql.ref<number>('wanted.id'))
        .where('guest.has_seat', '=', true)
        .where(visiblePeople(db, viewerId, 'users'))
        .orderBy('guest.answered_at', order => order.desc().nullsLast())
        .orderBy('guest.id', 'desc')
        .limit(eventLimits.faces)
        .as('one'),
      join => join.onTrue(),
    )
    .select(['wanted.id as event_id', 'one.id', 'one.name', 'one.profile_picture', 'one.party'])
    .execute()
