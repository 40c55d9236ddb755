import { sql } from 'kysely'
import { eventsOfStaff, leastRole } from '#features/celebrations/events'
import type { GuestRow } from '#features/celebrations/guests'
import { blockedPeople, visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'

/** The people that the viewer can invite: active connections without a block between them and the host. */
const connectionsToInvite = (db: Db, viewerId: number, hostId: number) =>
  db
    .selectFrom('friends')
    .innerJoin('users', 'users.id', 'friends.friend_id')
    .where('friends.user_id', '=', viewerId)
    .where(visiblePeople(db, viewerId, 'users'))
    .where(sql<boolean>`users.id NOT IN (${blockedPeople(hostId)})`)

/** Of these people, those that the viewer can invite. */
export async function findConnections(
  db: Db,
  viewerId: number,
  hostId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await connectionsToInvite(db, viewerId, hostId)
    .select('users.id')
    .where('friends.friend_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
  return rows.map(row => row.id)
}

/** An event that the viewer may invite to as host or co-host. */
export const findHosted = (db: Db, viewerId: number, eventId: number) =>
  eventsOfStaff(db, viewerId, leastRole.invite)
    .select(['events.id', 'events.user_id'])
    .where('events.id', '=', eventId)
    .executeTakeFirst()

type CandidateRsvp = Pick<GuestRow, 'is_invited'> & { status: Exclude<GuestRow['status'], 'host'> }
type Search = Paging & { keyword?: string | undefined }

const time = sql.ref('friends.created_at')

/** One page of the people that the viewer can invite with their status, newest connection first, and one row more. */
export function findCandidates(
  db: Db,
  viewerId: number,
  { id, user_id }: { id: number; user_id: number },
  { keyword, ...paging }: Search,
) {
  const list = connectionsToInvite(db, viewerId, user_id)
    .leftJoin('event_guests as guest', join =>
      join.onRef('guest.user_id', '=', 'users.id').on('guest.event_id', '=', id),
    )
    .where('users.id', '<>', user_id)
    .$if(keyword !== undefined, query =>
      query.where(sql<boolean>`users.name_words @@ (SELECT name_query(${keyword ?? ''}))`),
    )
    .select([
      'users.id',
      'users.name',
      'users.profile_picture',
      sql<CandidateRsvp['status'] | null>`guest.status`.as('status'),
      sql<boolean>`coalesce(guest.is_invited, false)`.as('is_invited'),
      cursorTimestamp(time).as('place'),
    ])
  return newestFirst(list, time, sql.ref('friends.friend_id'), paging).execute()
}

export type CandidateRow = Awaited<ReturnType<typeof findCandidates>>[number]
