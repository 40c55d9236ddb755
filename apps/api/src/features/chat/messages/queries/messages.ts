import type { FlowerType } from '@celebrio/contract/base/flowers'
import { chatLimits } from '@celebrio/contract/chat/limits'
import { sql } from 'kysely'
import { firstFile, heardAuthors, type Stay } from '#features/chat/conversations'
import { userOf } from '#features/people/accounts'
import { hasAnyBlocks } from '#features/people/friends'
import { compiledQuery } from '#platform/db/compiled-query.ts'
import type { Db } from '#platform/db/database.ts'
import { rowsOfPage } from '#platform/db/keyset.ts'

/** What a statement is told of a stay: everything but who hears children is a value. */
type Bounds = { viewerId: number; conversation_id: number; joined_seq: number; last_seq: number }

const boundsOf = (viewerId: number, { conversation_id, joined_seq, last_seq }: Stay): Bounds => ({
  viewerId,
  conversation_id,
  joined_seq,
  last_seq,
})

/** `CASE` keeps PostgreSQL from walking a conversation by its places where it is to be walked by something else. */
const isWithin = (message: string, { joined_seq, last_seq }: Bounds) =>
  sql<boolean>`CASE WHEN ${sql.ref(message)}.seq > ${joined_seq}::bigint
    THEN ${sql.ref(message)}.seq <= ${last_seq}::bigint ELSE false END`

/** The viewer's own flower. */
const ownFlower = (viewerId: number) =>
  sql<FlowerType | null>`(SELECT type FROM message_superlikes WHERE message_id = messages.id AND user_id = ${viewerId})`

/** Looked up only for what was deleted. */
const isRemoved = sql<boolean>`CASE WHEN messages.deleted_at IS NULL THEN false
  ELSE EXISTS (SELECT FROM withheld_messages WHERE message_id = messages.id OFFSET 0) END`

/** The message that another one answers, when the viewer may see it. */
const quoted = (db: Db, bounds: Bounds, runsIt: boolean) =>
  db
    .selectFrom('messages as said')
    .innerJoinLateral(userOf(db, 'said.author_id').as('sayer'), join => join.onTrue())
    .select(['said.id', 'said.seq', 'said.deleted_at', 'said.created_at', 'sayer.id as author_id'])
    .select(['sayer.name as author_name', 'sayer.profile_picture as author_picture'])
    .select([sql<string>`left(said.body, ${sql.lit(chatLimits.quote)})`.as('body'), firstFile('said').as('media')])
    .where('said.id', '=', sql.ref<number>('messages.reply_to_id'))
    .where(isWithin('said', bounds))
    .where(heardAuthors(db, bounds.viewerId, 'sayer', sql.lit(runsIt)))

/**
 * The one rule of which messages there are for somebody in a conversation that is there for them: those of their stay, by
 * people whom they may hear. Each in one row, with its author and what it answers.
 */
const messageRows = (db: Db, bounds: Bounds, runsIt: boolean) =>
  db
    .selectFrom('messages')
    .innerJoinLateral(userOf(db, 'messages.author_id').as('author'), join => join.onTrue())
    .leftJoinLateral(quoted(db, bounds, runsIt).as('quoted'), join => join.onTrue())
    .select(['messages.id', 'messages.conversation_id', 'messages.seq', 'messages.rev', 'messages.client_id'])
    .select(['messages.author_id', 'messages.body', 'messages.created_at', 'messages.edited_at', 'messages.deleted_at'])
    .select(['messages.file_count', 'messages.link_preview_id', 'messages.flowers', 'messages.event'])
    .select([isRemoved.as('is_removed'), ownFlower(bounds.viewerId).as('own_flower')])
    .select(hasAnyBlocks(bounds.viewerId).as('has_blocks'))
    .select(['author.name as author_name', 'author.profile_picture as author_picture'])
    .select([
      'quoted.id as quoted_id',
      'quoted.seq as quoted_seq',
      'quoted.body as quoted_body',
      'quoted.media as quoted_media',
    ])
    .select(['quoted.deleted_at as quoted_deleted_at', 'quoted.created_at as quoted_at'])
    .select(['quoted.author_id as quoted_author_id', 'quoted.author_name as quoted_author_name'])
    .select('quoted.author_picture as quoted_author_picture')
    .where('messages.conversation_id', '=', bounds.conversation_id)
    .where(isWithin('messages', bounds))
    .where(heardAuthors(db, bounds.viewerId, 'author', sql.lit(runsIt)))

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messageRows>['execute']>>[number]

/** A part of a conversation, both ends included: by places, from its end or from its beginning, or by revisions. */
export type Part = {
  by: 'seq' | 'rev'
  low: number
  high: number
  newestFirst: boolean
  /** Only those with these words in them, as a pattern of LIKE. */
  pattern?: string | undefined
}

const parts = compiledQuery((db, values: Bounds & Pick<Part, 'low' | 'high'> & { pattern: string }, shape: string) => {
  const [by, order, children, rows, words] = shape.split(' ')
  const column = by === 'rev' ? 'messages.rev' : 'messages.seq'
  return messageRows(db, values, children === 'all')
    .$if(words === 'words', query =>
      query.where('messages.event', 'is', null).where(sql<boolean>`plain_name(messages.body) LIKE ${values.pattern}`),
    )
    .where(column, '>=', values.low)
    .where(column, '<=', values.high)
    .orderBy(column, order === 'desc' ? 'desc' : 'asc')
    .limit(Number(rows))
    .compile()
})

/** Messages of a part of a conversation, and at least one more than asked for. The part is what is looked through at most. */
export const findPart = (
  db: Db,
  viewerId: number,
  stay: Stay,
  { by, low, high, newestFirst, pattern }: Part,
  count: number,
): Promise<MessageRow[]> => {
  const [order, children] = [newestFirst ? 'desc' : 'asc', stay.runs_it ? 'all' : 'known']
  const shape = [by, order, children, rowsOfPage(count), pattern === undefined ? 'any' : 'words'].join(' ')
  return parts(db, { ...boundsOf(viewerId, stay), low, high, pattern: pattern ?? '' }, shape)
}

export const findMessage = (db: Db, viewerId: number, stay: Stay, messageId: number): Promise<MessageRow | undefined> =>
  messageRows(db, boundsOf(viewerId, stay), stay.runs_it).where('messages.id', '=', messageId).executeTakeFirst()

/** Where a message stands and whose it is, whoever may see it. */
export const findConversationOf = (db: Db, messageId: number) =>
  db.selectFrom('messages').select(['conversation_id', 'author_id']).where('id', '=', messageId).executeTakeFirst()

/** A message that leads to a page, whoever may see it. */
export const findLinked = (db: Db, messageId: number) =>
  db
    .selectFrom('messages')
    .select(['conversation_id', 'author_id', 'link_preview_id'])
    .where('id', '=', messageId)
    .executeTakeFirst()

/** The message that somebody's client has called so. */
export const findSent = (db: Db, authorId: number, clientId: string) =>
  db
    .selectFrom('messages')
    .select(['id', 'conversation_id'])
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export async function findName(db: Db, userId: number): Promise<string> {
  const { name } = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
  return name
}
