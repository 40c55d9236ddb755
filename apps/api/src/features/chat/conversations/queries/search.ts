import { sql } from 'kysely'
import type { Named } from '#features/people/name-search'
import type { Db } from '#platform/db/database.ts'
import { oneRow } from '#platform/db/per-row.ts'
import type { Box } from '../tables.ts'
import { type ConversationRow, conversationRows } from './list.ts'
import { lastSeqOfStay, runsIt, visibleConversations } from './visible.ts'

/** Where conversations are looked for, each walked by its index. */
const boxes = sql<{ name: string }>`(VALUES ('inbox'), ('archive'), ('requests'))`.as<'boxes'>(sql`boxes (name)`)

/** Conversations of somebody by their ids, the one that was last written in first. */
export const findByIds = (db: Db, viewerId: number, ids: readonly number[]): Promise<ConversationRow[]> =>
  conversationRows(db, viewerId)
    .where('me.conversation_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('me.listed_at', 'desc')
    .orderBy('me.conversation_id', 'desc')
    .execute()

/** Conversations with some people: each is looked up, whether it is there for the viewer or not. */
const findWithPeople = (db: Db, viewerId: number, ids: readonly number[], count: number) =>
  db
    .selectFrom(sql<{ id: number }>`unnest(${ids}::bigint[])`.as<'partner'>(sql`partner (id)`))
    .innerJoinLateral(
      oneRow(
        db
          .selectFrom('conversations')
          .select('id')
          .where('low_id', '=', sql<number>`least(partner.id, ${viewerId}::bigint)`)
          .where('high_id', '=', sql<number>`greatest(partner.id, ${viewerId}::bigint)`),
      ).as('pair'),
      join => join.onTrue(),
    )
    .innerJoinLateral(
      oneRow(
        db
          .selectFrom('conversation_members as me')
          .select(['me.conversation_id', 'me.listed_at', 'me.box'])
          .where('me.conversation_id', '=', sql<number>`pair.id`)
          .where('me.user_id', '=', viewerId),
      ).as('me'),
      join => join.onTrue(),
    )
    .select('me.conversation_id')
    .where('me.listed_at', 'is not', null)
    .where('me.box', '<>', 'declined')
    .orderBy('me.listed_at', 'desc')
    .orderBy('me.conversation_id', 'desc')
    .limit(sql.lit(count))
    .execute()

/** Conversations with people of a name that many have: the newest of each box. */
const findOnTheWay = (db: Db, viewerId: number, searchTerms: string | null, count: number) =>
  db
    .selectFrom(boxes)
    .innerJoinLateral(
      visibleConversations(db, viewerId)
        .select('me.conversation_id')
        .where('me.box', '=', sql<Box>`boxes.name`)
        .where('me.listed_at', 'is not', null)
        .where(sql<boolean>`other.name_words @@ ${searchTerms}::tsquery`)
        .orderBy('me.listed_at', 'desc')
        .orderBy('me.conversation_id', 'desc')
        .limit(sql.lit(count))
        .as('found'),
      join => join.onTrue(),
    )
    .select('found.conversation_id')
    .execute()

/** The newest conversations with a person of that name, so many or a few more; not all may be there for the viewer. */
export const findWithNamed = (db: Db, viewerId: number, { ids, searchTerms }: Named, count: number) =>
  ids === null ? findOnTheWay(db, viewerId, searchTerms, count) : findWithPeople(db, viewerId, ids, count)

/** The newest conversations about something. */
export const findAboutAnything = (db: Db, viewerId: number, count: number) =>
  visibleConversations(db, viewerId)
    .select(['me.conversation_id', 'conversations.kind', 'conversations.subject_id'])
    .where('me.other_id', 'is', null)
    .where('me.listed_at', 'is not', null)
    .orderBy('me.listed_at', 'desc')
    .orderBy('me.conversation_id', 'desc')
    .limit(sql.lit(count))
    .execute()

/** Which of some titles have these words, by their places. */
export async function findTitled(db: Db, titles: readonly string[], searchTerms: string): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    SELECT place::integer - 1 AS place FROM unnest(${titles}::text[]) WITH ORDINALITY AS title (words, place)
    WHERE name_words(words) @@ ${searchTerms}::tsquery`.execute(db)
  return rows.map(row => row.place)
}

/** Where a walk through conversations is: behind one, by when it was listed in microseconds, and its id. */
export type WalkPosition = { at: number; id: number }

type Walk = { deeper: number; from: WalkPosition | null; count: number }

/**
 * Conversations of somebody in which more messages than so many lie, the one that was last written in first: so many of them,
 * from a position on, which is included, or from the first one. Whether they are there for them is not asked.
 */
export const findPlaces = (db: Db, userId: number, { deeper, from, count }: Walk) => {
  const places = db
    .selectFrom('conversation_members as me')
    .innerJoin('conversations', 'conversations.id', 'me.conversation_id')
    .select('me.conversation_id as id')
    .select(sql<number>`(extract(epoch FROM me.listed_at) * 1000000)::bigint`.as('at'))
    .where('me.user_id', '=', userId)
    .where('me.box', '=', sql<Box>`boxes.name`)
    .where('me.listed_at', 'is not', null)
    .where(sql<boolean>`${lastSeqOfStay} - me.joined_seq > ${deeper}::bigint`)
    .$if(from !== null, query =>
      query.where(
        sql<boolean>`(me.listed_at, me.conversation_id)
          <= (timestamptz 'epoch' + ${from?.at}::bigint * interval '1 microsecond', ${from?.id}::bigint)`,
      ),
    )
    .orderBy('me.listed_at', 'desc')
    .orderBy('me.conversation_id', 'desc')
    .limit(sql.lit(count))
  return db
    .selectFrom(boxes)
    .innerJoinLateral(places.as('place'), join => join.onTrue())
    .select(['place.id', 'place.at'])
    .orderBy('place.at', 'desc')
    .orderBy('place.id', 'desc')
    .limit(sql.lit(count))
    .execute()
}

/** Those of some conversations that are there for the viewer, with the part of each that they may see. */
export const findStays = (db: Db, viewerId: number, ids: readonly number[]) =>
  visibleConversations(db, viewerId)
    .select(['me.conversation_id', 'conversations.kind', 'conversations.subject_id', 'me.joined_seq'])
    .select([lastSeqOfStay.as('last_seq'), runsIt.as('runs_it')])
    .select(['other.id as other_id', 'other.name as other_name', 'other.profile_picture as other_picture'])
    .where('me.conversation_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
