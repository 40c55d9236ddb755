import { matchLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import type { FriendType } from '@celebrio/contract/people/friends'
import { type AliasableExpression, sql } from 'kysely'
import { eventsOfStaff, leastRole } from '#features/celebrations/events'
import type { GuestRow } from '#features/celebrations/guests'
import { userOf } from '#features/people/accounts'
import { connectionsOf, invitableBy, visiblePeople } from '#features/people/friends'
import type { Named } from '#features/people/name-search'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'

type Connection = { friend_id: number; friend_type: FriendType; created_at: Date }

/** The people that the viewer can invite, among some of their connections: those whom both they and the host may see, and who let them. */
const invitable = (db: Db, viewerId: number, hostId: number, connections: AliasableExpression<Connection>) =>
  db
    .selectFrom(connections.as('friend'))
    .innerJoinLateral(userOf(db, 'friend.friend_id').as('users'), join => join.onTrue())
    .where(visiblePeople(db, viewerId, 'users'))
    .where(visiblePeople(db, hostId, 'users'))
    .where(invitableBy(db, viewerId, 'users'))

/** Of these people, those that the viewer can invite. */
export async function findConnections(
  db: Db,
  viewerId: number,
  hostId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await invitable(db, viewerId, hostId, connectionsOf(db, viewerId, ids))
    .select('users.id')
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
type Search = Paging & { named?: Named | undefined; friend_type?: FriendType | undefined }

const time = sql.ref('friend.created_at')

type Hosted = { id: number; user_id: number }

/** The people that the viewer can invite, with their entries on the guest list. */
const candidates = (db: Db, viewerId: number, { id, user_id }: Hosted, among: readonly number[] | null) => {
  const entry = oneRow(
    db
      .selectFrom('event_guests')
      .select(['status', 'is_invited'])
      .where('event_guests.event_id', '=', id)
      .where('event_guests.user_id', '=', sql.ref<number>('users.id')),
  )
  return invitable(db, viewerId, user_id, connectionsOf(db, viewerId, among))
    .leftJoinLateral(entry.as('guest'), join => join.onTrue())
    .where('users.id', '<>', user_id)
    .select([
      'users.id',
      'friend.friend_type',
      sql<CandidateRsvp['status'] | null>`guest.status`.as('status'),
      sql<boolean>`coalesce(guest.is_invited, false)`.as('is_invited'),
    ])
}

/** One page of the people that the viewer can invite with their status, newest connection first, and one row more. */
export function findCandidates(db: Db, viewerId: number, event: Hosted, { named, friend_type, ...paging }: Search) {
  const list = candidates(db, viewerId, event, named?.ids ?? null)
    .$if(named !== undefined, query => query.where(sql<boolean>`users.name_words @@ ${named?.searchTerms}::tsquery`))
    .$if(friend_type !== undefined, query => query.where('friend.friend_type', '=', friend_type ?? 1))
    .select(['users.name', 'users.profile_picture', cursorTimestamp(time).as('position')])
  return newestFirst(list, time, sql.ref('friend.friend_id'), paging).execute()
}

/** Names to look for, each as its words and as a query for all of them. */
const askedNames = (names: readonly string[]) => sql<{ at: number; words: string[]; whole: string }>`(
  SELECT at, tsvector_to_array(name_words(name)) AS words,
    (SELECT to_tsquery('simple', string_agg(quote_literal(lexeme), ' & ')) FROM unnest(name_words(name))) AS whole
  FROM unnest(${names}::text[]) WITH ORDINALITY AS one(name, at))`

/** For each of several names the few people that the viewer can invite and who have all its words, exact names first. */
export function findNamesakes(db: Db, viewerId: number, event: Hosted, names: readonly string[]) {
  const isExact = sql<boolean>`tsvector_to_array(users.name_words) = asked.words`
  const namesakes = candidates(db, viewerId, event, null)
    .innerJoin(askedNames(names).as<'asked'>(sql`asked`), join =>
      join.on(sql<boolean>`users.name_words @@ asked.whole`),
    )
    .select(['users.name', 'users.profile_picture', 'friend.created_at', isExact.as('is_exact')])
    .select(sql<number>`asked.at`.as('asked_at'))
    .select(
      sql<number>`row_number() OVER (PARTITION BY asked.at
      ORDER BY ${isExact} DESC, friend.created_at DESC, friend.friend_id DESC)`.as('nth'),
    )
  return db
    .selectFrom(namesakes.as('namesakes'))
    .selectAll()
    .where('nth', '<=', matchLimits.people)
    .orderBy('asked_at')
    .orderBy('nth')
    .execute()
}

/** More connections than anybody ticks. */
const mostOffered = 3000

/** All people that the viewer can invite with their status, newest connection first. */
export const findAllCandidates = (db: Db, viewerId: number, event: Hosted) =>
  candidates(db, viewerId, event, null)
    .orderBy('friend.created_at', 'desc')
    .orderBy('friend.friend_id', 'desc')
    .limit(mostOffered)
    .execute()

export type CandidateRow = Omit<Awaited<ReturnType<typeof findCandidates>>[number], 'position'>
