import { type DateVote, pollLimits } from '@celebrio/contract/celebrations/polls'
import { type RawBuilder, sql } from 'kysely'
import { type GuestIdentity, visibleGuests } from '#features/celebrations/guests'
import { isHidden } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'

/**
 * The one rule of which votes count for a viewer: those of invited guests who have not said no, who are active, and
 * without a block between the two.
 */
const counted = (db: Db, viewerId: number) =>
  db
    .selectFrom('event_date_votes as ballot')
    .innerJoin('event_guests as guest', 'guest.id', 'ballot.guest_id')
    .leftJoin('users', 'users.id', 'guest.user_id')
    .where('guest.is_invited', '=', true)
    .where('guest.status', 'not in', ['rejected', 'removed'])
    .where(visibleGuests(db, viewerId))

const number = (vote: DateVote) => sql<number>`count(*) FILTER (WHERE ballot.vote = ${sql.lit(vote)})`

/** The proposed dates of an event, with the viewer's own votes and those that count, the earliest date first. */
export const findDates = (db: Db, { id, guestId }: GuestIdentity, eventId: number) =>
  db
    .selectFrom('event_dates as date')
    .leftJoinLateral(
      db
        .selectFrom('event_date_votes as own')
        .innerJoin('event_guests as me', 'me.id', 'own.guest_id')
        .select('own.vote')
        .where('own.date_id', '=', sql.ref<number>('date.id'))
        .where(guestId === undefined ? sql<boolean>`me.user_id = ${id}` : sql<boolean>`me.id = ${guestId}`)
        .as('mine'),
      join => join.onTrue(),
    )
    .innerJoinLateral(
      counted(db, id)
        .select([number('yes').as('yes'), number('maybe').as('maybe'), number('no').as('no')])
        .where('ballot.date_id', '=', sql.ref<number>('date.id'))
        .as('votes'),
      join => join.onTrue(),
    )
    .select(['date.id', 'date.local_start', 'mine.vote as my_vote', 'votes.yes', 'votes.maybe', 'votes.no'])
    .where('date.event_id', '=', eventId)
    .orderBy('date.local_start')
    .execute()

export type DateRow = Awaited<ReturnType<typeof findDates>>[number]

/** The voters of each date of an event, the best votes first, up to the number that is shown. */
export const findVoters = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('event_dates as date')
    .innerJoinLateral(
      counted(db, viewerId)
        .select([
          sql<number>`coalesce(users.id, 0)`.as('user_id'),
          sql<string>`coalesce(users.name, guest.external_name)`.as('name'),
          'users.profile_picture',
          'ballot.vote',
        ])
        .where('ballot.date_id', '=', sql.ref<number>('date.id'))
        .orderBy(sql`array_position('{yes,maybe,no}'::text[], ballot.vote)`)
        .orderBy('ballot.voted_at', 'desc')
        .orderBy('guest.id', 'desc')
        .limit(sql.lit(pollLimits.named))
        .as('one'),
      join => join.onTrue(),
    )
    .select(['date.id as date_id', 'one.user_id', 'one.name', 'one.profile_picture', 'one.vote'])
    .where('date.event_id', '=', eventId)
    .execute()

export type VoterRow = Awaited<ReturnType<typeof findVoters>>[number]

/** The guests of an event whose date is open, of those whom the host may see. */
export async function findAudience(db: Db, hostId: number, eventId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT guest.user_id AS id FROM event_guests AS guest JOIN events ON events.id = guest.event_id
    WHERE guest.event_id = ${eventId} AND events.date_open AND guest.user_id IS NOT NULL
      AND guest.status <> 'removed' AND (guest.is_invited OR guest.status = 'requested')
      AND NOT ${isHidden(hostId, 'guest.user_id')}`.execute(db)
  return rows.map(row => row.id)
}

/**
 * Whether a guest has voted on all dates of `events` that still lie ahead.
 * @param guestId the column with the entry on the guest list
 */
export const hasVoted = (guestId: RawBuilder<number>, now: Date) => sql<boolean>`(events.date_open AND NOT EXISTS (
  SELECT FROM event_dates AS date
  WHERE date.event_id = events.id AND date.local_start AT TIME ZONE events.timezone >= ${now}::timestamptz
    AND NOT EXISTS (
      SELECT FROM event_date_votes AS ballot WHERE ballot.date_id = date.id AND ballot.guest_id = ${guestId})))`

/** One of the proposed dates of an event, with its time zone. */
export const findDate = (db: Db, eventId: number, dateId: number) =>
  db
    .selectFrom('event_dates as date')
    .innerJoin('events', 'events.id', 'date.event_id')
    .select(['date.local_start', 'events.timezone'])
    .where('date.event_id', '=', eventId)
    .where('date.id', '=', dateId)
    .executeTakeFirst()

type NewVote = { event_id: number; date_id: number; guest_id: number; vote: DateVote; voted_at: Date }

/** One vote of each guest for each date: the last one counts. */
export const upsertVote = async (tx: Tx, { vote, voted_at, ...which }: NewVote): Promise<void> => {
  await tx
    .insertInto('event_date_votes')
    .values({ ...which, vote, voted_at })
    .onConflict(conflict => conflict.columns(['date_id', 'guest_id']).doUpdateSet({ vote, voted_at }))
    .execute()
}
