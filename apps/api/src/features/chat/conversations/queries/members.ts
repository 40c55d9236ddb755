import { type Expression, sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { blockedPeople } from '#features/people/friends'
import type { Named } from '#features/people/name-search'
import type { Db } from '#platform/db/database.ts'
import { rowsOfPage } from '#platform/db/keyset.ts'
import { oneRow } from '#platform/db/per-row.ts'
import type { RequestState } from '../tables.ts'
import type { Stay } from './stay.ts'
import { heardAuthors } from './visible.ts'

const present = (db: Db, conversationId: number) =>
  db
    .selectFrom('conversation_members as member')
    .where('member.conversation_id', '=', conversationId)
    .where('member.left_seq', 'is', null)
    .where('member.state', '<>', 'declined')

/** Who belongs to a conversation, and has not declined it. */
export async function findMemberIds(db: Db, conversationId: number): Promise<number[]> {
  const rows = await present(db, conversationId).select('member.user_id').execute()
  return rows.map(row => row.user_id)
}

const isKnown = (author: number, member: Expression<unknown>) => sql`(
  EXISTS (SELECT FROM friends WHERE user_id = ${author} AND friend_id = ${member} OFFSET 0)
  OR EXISTS (SELECT FROM friend_requests WHERE user_id = ${author} AND friend_id = ${member} OFFSET 0))`

/** Whether `member` may hear this author: `heardAuthors`, seen from the other side. */
const hears = (author: number) => sql<boolean>`(member.user_id NOT IN (${blockedPeople(author)})
  AND CASE WHEN (SELECT is_kid FROM users WHERE id = ${author}) AND member.role = 'member' AND member.user_id <> ${author}
    THEN ${isKnown(author, sql.ref('member.user_id'))} ELSE true END)`

/** Somebody whom a message reaches, and whether they may see what it answers. */
export type Listener = { user_id: number; state: RequestState; runs_it: boolean; hears_quoted: boolean }

/** Whom a message reaches, its author as well. @param quoted the message that it answers */
export const findListeners = (
  db: Db,
  conversationId: number,
  authorId: number,
  quoted: { author_id: number; seq: number } | null,
): Promise<Listener[]> =>
  present(db, conversationId)
    .select(['member.user_id', 'member.state', sql<boolean>`member.role <> 'member'`.as('runs_it')])
    .select(
      quoted
        ? sql<boolean>`(member.joined_seq < ${quoted.seq} AND ${hears(quoted.author_id)})`.as('hears_quoted')
        : sql<boolean>`true`.as('hears_quoted'),
    )
    .where(hears(authorId))
    .execute()

type Search = { after: number; named: Named | undefined; count: number }

/** Who belongs to a conversation; of some people, each looked up by their id. */
function presentAmong(db: Db, conversationId: number, ids: readonly number[] | null) {
  const members = present(db, conversationId).select(['member.user_id', 'member.role'])
  return ids === null
    ? members
    : db
        .selectFrom(sql<{ id: number }>`unnest(${ids}::bigint[])`.as<'one'>(sql`one(id)`))
        .innerJoinLateral(oneRow(members.where('member.user_id', '=', sql.ref<number>('one.id'))).as('found'), join =>
          join.onTrue(),
        )
        .select(['found.user_id', 'found.role'])
}

/** Who belongs to a conversation, as far as the viewer hears them: so many of the accounts after one, by their ids. */
export const findMembers = (db: Db, viewerId: number, stay: Stay, { after, named, count }: Search) =>
  db
    .selectFrom(presentAmong(db, stay.conversation_id, named?.ids ?? null).as('member'))
    .innerJoinLateral(userOf(db, 'member.user_id').as('person'), join => join.onTrue())
    .select(['member.user_id as id', 'person.name', 'person.profile_picture as picture', 'member.role'])
    .where('member.user_id', '>', after)
    .$if(named !== undefined, query => query.where(sql<boolean>`person.name_words @@ ${named?.searchTerms}::tsquery`))
    .where(heardAuthors(db, viewerId, 'person', sql.lit(stay.runs_it)))
    .orderBy('member.user_id')
    .limit(rowsOfPage(count))
    .execute()
