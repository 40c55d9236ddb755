import { chatLimits } from '@celebrio/contract/chat/limits'
import { sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { bothShowReads } from '#features/people/friends'
import { newestPages } from '#platform/db/compiled-pages.ts'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, type Paging } from '#platform/db/keyset.ts'
import type { Box } from '../tables.ts'
import { firstFile, heardAuthors, runsIt, standingColumns, visibleConversations, withinStay } from './visible.ts'

const listedAt = sql.ref('me.listed_at')
const id = sql.ref('me.conversation_id')

/** The newest message that the viewer can see, of the last hundred: more of somebody blocked are not walked through. */
const lastMessage = (db: Db, viewerId: number) =>
  db
    .selectFrom('messages as said')
    .innerJoinLateral(userOf(db, 'said.author_id').as('author'), join => join.onTrue())
    .select(['said.id as said_id', 'said.seq as said_seq', 'said.deleted_at as said_deleted_at'])
    .select(sql<string>`left(said.body, ${sql.lit(chatLimits.quote)})`.as('said_body'))
    .select([firstFile('said').as('said_media'), 'said.created_at as said_at'])
    .select(['author.id as author_id', 'author.name as author_name'])
    .select('author.profile_picture as author_picture')
    .where('said.conversation_id', '=', sql.ref<number>('me.conversation_id'))
    .where(withinStay('said'))
    .where('said.event', 'is', null)
    .where(sql<boolean>`said.seq > conversations.last_seq - ${sql.lit(chatLimits.unread)}`)
    .where(heardAuthors(db, viewerId, 'author', runsIt))
    .orderBy('said.seq', 'desc')
    .limit(sql.lit(1))

/** How many messages of others wait, of the last hundred. */
const unreadCount = (db: Db, viewerId: number) =>
  db
    .selectFrom('messages as news')
    .innerJoinLateral(userOf(db, 'news.author_id').as('writer'), join => join.onTrue())
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('news.conversation_id', '=', sql.ref<number>('me.conversation_id'))
    .where(withinStay('news'))
    .where(sql<boolean>`news.seq > greatest(me.read_seq, conversations.last_seq - ${sql.lit(chatLimits.unread)})`)
    .where('news.author_id', '<>', viewerId)
    .where('news.deleted_at', 'is', null)
    .where('news.event', 'is', null)
    .where(heardAuthors(db, viewerId, 'writer', runsIt))

/** Conversations as the viewer sees them, each in one row. */
export const conversationRows = (db: Db, viewerId: number) =>
  visibleConversations(db, viewerId)
    .leftJoinLateral(lastMessage(db, viewerId).as('last'), join => join.onTrue())
    .select(standingColumns(db, viewerId))
    .select(['conversations.id', 'conversations.kind', 'conversations.rev', 'conversations.last_message_at'])
    .select(['conversations.subject_id', 'conversations.member_count'])
    .select(['me.read_seq', 'other.id as other_id', 'other.name as other_name'])
    .select('other.profile_picture as other_picture')
    .select(['last.said_id', 'last.said_seq', 'last.said_body', 'last.said_at', 'last.said_deleted_at'])
    .select(['last.said_media', 'me.is_muted', 'me.is_archived'])
    .select(['last.author_id', 'last.author_name', 'last.author_picture'])
    .select(
      sql<number | null>`(SELECT them.read_seq FROM conversation_members them
        WHERE them.conversation_id = me.conversation_id AND them.user_id = me.other_id AND them.state = 'accepted'
          AND ${bothShowReads(viewerId, 'other')})`.as('seen_seq'),
    )
    .select(unreadCount(db, viewerId).$asScalar().as('unread'))
    .select(cursorTimestamp(listedAt).as('position'))

export type ConversationRow = Awaited<ReturnType<ReturnType<typeof conversationRows>['execute']>>[number]

const pages = newestPages(
  (db, { viewerId, box }: { viewerId: number; box: Box }) =>
    conversationRows(db, viewerId).where('me.box', '=', box).where('me.listed_at', 'is not', null),
  listedAt,
  id,
)

/** One page and one row more: those that were last written in first. */
export const findConversations = (db: Db, viewerId: number, box: Box, paging: Paging): Promise<ConversationRow[]> =>
  pages(db, { viewerId, box }, paging)

export const findConversation = (
  db: Db,
  viewerId: number,
  conversationId: number,
): Promise<ConversationRow | undefined> =>
  conversationRows(db, viewerId).where('me.conversation_id', '=', conversationId).executeTakeFirst()

/** The conversation about something to which the viewer belongs, or has belonged. */
export const findAbout = (db: Db, viewerId: number, kind: string, subjectId: number) =>
  visibleConversations(db, viewerId)
    .select(['conversations.id', 'conversations.kind', 'conversations.subject_id', 'me.left_seq'])
    .where('conversations.kind', '=', kind)
    .where('conversations.subject_id', '=', subjectId)
    .executeTakeFirst()

/** Those of a box, newest first, to be counted. */
const newestOf = (db: Db, viewerId: number, box: Box) =>
  visibleConversations(db, viewerId)
    .select(['me.conversation_id', 'me.is_muted'])
    .where('me.box', '=', box)
    .where('me.listed_at', 'is not', null)
    .orderBy('me.listed_at', 'desc')
    .orderBy('me.conversation_id', 'desc')
    .limit(sql.lit(chatLimits.counted))

/** How many of the newest have something unread that is not muted, and how many requests wait. */
export async function countUnread(db: Db, viewerId: number): Promise<{ unread: number; requests: number }> {
  const unread = newestOf(db, viewerId, 'inbox').select(
    sql<boolean>`EXISTS (${unreadCount(db, viewerId).clearSelect().select(sql`1`.as('one')).limit(sql.lit(1))})`.as(
      'has_news',
    ),
  )
  return db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom(unread.as('inbox'))
        .select(sql<number>`(count(*) FILTER (WHERE has_news AND NOT is_muted))::integer`.as('total'))
        .$asScalar()
        .$notNull()
        .as('unread'),
      selectFrom(newestOf(db, viewerId, 'requests').as('waiting'))
        .select(sql<number>`count(*)::integer`.as('total'))
        .$asScalar()
        .$notNull()
        .as('requests'),
    ])
    .executeTakeFirstOrThrow()
}
