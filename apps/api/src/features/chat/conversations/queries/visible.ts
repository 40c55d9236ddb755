import type { MediaKind } from '@celebrio/contract/base/media'
import { type RawBuilder, sql } from 'kysely'
import { active, userOf } from '#features/people/accounts'
import { blockedPeople, connectionOf, knowsIfChild, visiblePeople } from '#features/people/friends'
import { haveMet } from '#features/people/meet'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'

/**
 * The one rule of which conversations there are for somebody: those that they belong to; direct ones only with people whom
 * they may see, so that a block takes the conversation from both. `me` is the viewer as a member, `other` the other person of
 * a direct one.
 */
export const visibleConversations = (db: Db, viewerId: number) =>
  db
    .selectFrom('conversation_members as me')
    .innerJoin('conversations', 'conversations.id', 'me.conversation_id')
    .leftJoinLateral(userOf(db, 'me.other_id').as('other'), join => join.onTrue())
    .where('me.user_id', '=', viewerId)
    .where(sql<boolean>`CASE WHEN me.other_id IS NULL THEN true ELSE ${visiblePeople(db, viewerId, 'other')} END`)

/** The messages of a conversation that its member `me` may see, by their places. */
export const withinStay = (message: string) =>
  sql<boolean>`(${sql.ref(`${message}.seq`)} > me.joined_seq
    AND ${sql.ref(`${message}.seq`)} <= coalesce(me.left_seq, ${sql.ref(`${message}.seq`)}))`

/** The place of the last message that the member `me` may see. */
export const lastSeqOfStay = sql<number>`coalesce(me.left_seq, conversations.last_seq)`

/**
 * Whose messages there are for a member of a conversation: those of active people without a block between the two. Children
 * are heard by whom they know, and by who runs the conversation: they have to know who writes there.
 */
export const heardAuthors = (db: Db, viewerId: number, author: string, runs: RawBuilder<boolean>) =>
  sql<boolean>`(${sql.ref(`${author}.status`)} = ${active} AND ${sql.ref(`${author}.id`)} NOT IN (${blockedPeople(viewerId)})
    AND CASE WHEN ${sql.ref(`${author}.is_kid`)} AND NOT ${runs} THEN ${knowsIfChild(db, viewerId, author)} ELSE true END)`

/** Whether the member `me` runs the conversation. */
export const runsIt = sql<boolean>`(me.role <> 'member')`

/** What decides what the member `me` may do. */
export const standingColumns = (db: Db, viewerId: number) =>
  [
    'me.state',
    'me.left_seq',
    'me.role',
    'conversations.closed_at',
    'conversations.kind',
    lastSeqOfStay.as('last_seq'),
    sql<'accepted' | 'pending' | 'declined' | null>`(SELECT them.state FROM conversation_members them
      WHERE them.conversation_id = me.conversation_id AND them.user_id = me.other_id)`.as('other_state'),
    sql<boolean>`EXISTS (${perRow(connectionOf(db, viewerId, 'me.other_id'))})`.as('is_connected'),
    'other.messages_from',
    sql<boolean>`CASE WHEN me.other_id IS NULL OR conversations.last_seq > 0 THEN false
      ELSE ${haveMet(viewerId, 'me.other_id')} END`.as('have_met'),
    sql<boolean>`(me.other_id IS NOT NULL
      AND (other.is_kid OR (SELECT users.is_kid FROM users WHERE users.id = me.user_id)))`.as('with_child'),
  ] as const

/** What the first file of a message is; null where it has none. */
export const firstFile = (message: string) =>
  sql<MediaKind | null>`CASE WHEN ${sql.ref(`${message}.file_count`)} > 0 THEN (
    SELECT uploads.kind FROM message_files JOIN uploads ON uploads.id = message_files.upload_id
    WHERE message_files.message_id = ${sql.ref(`${message}.id`)} AND message_files.position = 0) END`
