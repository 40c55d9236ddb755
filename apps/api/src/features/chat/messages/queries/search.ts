import { sql } from 'kysely'
import { heardAuthors } from '#features/chat/conversations'
import { userOf } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'

/** Part of a conversation, both ends included. */
export type Stretch = { conversation_id: number; low: number; high: number; runs_it: boolean }

type Words = { pattern: string; count: number }

/** Messages with some words in them, by people whom somebody may hear: stretch after stretch, the newest of each first. */
export const findInStretches = (db: Db, viewerId: number, stretches: readonly Stretch[], { pattern, count }: Words) => {
  const found = db
    .selectFrom('messages')
    .innerJoinLateral(userOf(db, 'messages.author_id').as('author'), join => join.onTrue())
    .select(['messages.id', 'messages.seq', 'messages.body', 'messages.created_at'])
    .select(['author.id as author_id', 'author.name as author_name', 'author.profile_picture as author_picture'])
    .where('messages.conversation_id', '=', sql<number>`stretch.conversation_id`)
    .where('messages.seq', '>=', sql<number>`stretch.low`)
    .where('messages.seq', '<=', sql<number>`stretch.high`)
    .where('messages.event', 'is', null)
    .where(sql<boolean>`plain_name(messages.body) LIKE ${pattern}`)
    .where(heardAuthors(db, viewerId, 'author', sql`stretch.runs_it`))
    .orderBy('messages.seq', 'desc')
    .limit(sql.lit(count))
  return db
    .selectFrom(
      sql`unnest(${stretches.map(one => one.conversation_id)}::bigint[], ${stretches.map(one => one.low)}::bigint[],
        ${stretches.map(one => one.high)}::bigint[], ${stretches.map(one => one.runs_it)}::boolean[]) WITH ORDINALITY`.as<'stretch'>(
        sql`stretch (conversation_id, low, high, runs_it, place)`,
      ),
    )
    .innerJoinLateral(found.as('found'), join => join.onTrue())
    .selectAll('found')
    .select(sql<number>`stretch.conversation_id`.as('conversation_id'))
    .orderBy(sql`stretch.place`)
    .orderBy('found.seq', 'desc')
    .limit(sql.lit(count))
    .execute()
}
