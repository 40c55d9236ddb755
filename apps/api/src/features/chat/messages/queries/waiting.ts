import { chatLimits } from '@celebrio/contract/chat/limits'
import { sql } from 'kysely'
import { type NoticeSubject, quotedLength } from '#features/base/notifications'
import {
  findBehindMembers,
  firstFile,
  heardAuthors,
  runsIt,
  visibleConversations,
  withinStay,
} from '#features/chat/conversations'
import { userOf } from '#features/people/accounts'
import type { Db } from '#platform/db/database.ts'

/** Conversations, as notices are about them: what of one is there for whom, `findWaiting` says. */
export const conversationSubject: NoticeSubject = { table: 'conversations', describe: () => sql`NULL` }

/** What others have said since a member has read, of the last hundred messages; of what was taken back nobody is told. */
const news = (db: Db) =>
  db
    .selectFrom('messages as news')
    .where('news.conversation_id', '=', sql.ref<number>('me.conversation_id'))
    .where(withinStay('news'))
    .where(sql<boolean>`news.seq > greatest(me.read_seq, conversations.last_seq - ${sql.lit(chatLimits.unread)})`)
    .where('news.author_id', '<>', sql.ref<number>('me.user_id'))
    .where('news.deleted_at', 'is', null)
    .where('news.event', 'is', null)

/** For whom something waits in a conversation, how far they have read, and whether it is still a request. */
export const findWaitedFor = (db: Db, conversationId: number) =>
  findBehindMembers(db, conversationId)
    .where(({ exists }) => exists(news(db).select(sql`1`.as('one'))))
    .select(['me.user_id', 'me.read_seq as since'])
    .select(sql<'accepted' | 'pending'>`me.state`.as('state'))
    .execute()

/** The newest of what waits for a member, by somebody whom they hear. */
const newest = (db: Db, viewerId: number) =>
  news(db)
    .innerJoinLateral(userOf(db, 'news.author_id').as('author'), join => join.onTrue())
    .select(['author.name as author_name', 'author.profile_picture as author_picture', firstFile('news').as('media')])
    .select(sql<string>`left(news.body, ${sql.lit(quotedLength)})`.as('body'))
    .where(heardAuthors(db, viewerId, 'author', runsIt))
    .orderBy('news.seq', 'desc')
    .limit(sql.lit(1))

/** What waits for somebody in some conversations now: nothing where they have read, left, muted or cannot see it. */
export const findWaiting = (db: Db, viewerId: number, ids: readonly number[], state: 'accepted' | 'pending') =>
  visibleConversations(db, viewerId)
    .innerJoinLateral(newest(db, viewerId).as('newest'), join => join.onTrue())
    .select(['conversations.id', 'conversations.kind', 'conversations.subject_id'])
    .select(['newest.author_name', 'newest.author_picture', 'newest.body', 'newest.media'])
    .where('me.conversation_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where('me.left_seq', 'is', null)
    .where('me.is_muted', '=', false)
    .where('me.state', '=', state)
    .execute()
