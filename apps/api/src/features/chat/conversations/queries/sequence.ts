import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

const secondsUnread = sql.lit('10 seconds')

/** Where a message stands. */
export type Place = { seq: number; rev: number }

/**
 * Lists are moved for all members, so that they are walked by index. A large conversation is moved so much more rarely that
 * no more than ten rows a second are written for it, however much is said; one of two people always.
 */
const isDue = (now: Date) => sql<boolean>`(listed_at IS NULL OR member_count <= 2
  OR listed_at <= ${now}::timestamptz - member_count * interval '100 milliseconds')`

/** Indexed: where much is said it is moved every five seconds only, so that a word does not write to an index. */
const changedAt = (now: Date) => sql<Date>`CASE WHEN changed_at <= ${now}::timestamptz
  AND changed_at > ${now}::timestamptz - interval '5 seconds' THEN changed_at ELSE ${now}::timestamptz END`

/**
 * Who has not read it is told some seconds later: by then who looks on another device has seen it. Much that is said is told
 * together, and in a large conversation as rarely as its lists are moved.
 */
const notifyAt = (now: Date) => sql<Date>`coalesce(notify_at, greatest(${now}::timestamptz + ${secondsUnread}::interval,
  notified_at + member_count * interval '100 milliseconds'))`

/** A member writes: the next place of the conversation is theirs. They have read what came before; an archive opens. */
export async function takeSequenceNumber(tx: Tx, conversationId: number, authorId: number, now: Date): Promise<Place> {
  const { last_seq, rev, is_due } = await tx
    .updateTable('conversations')
    .set({
      last_seq: sql<number>`last_seq + 1`,
      rev: sql<number>`rev + 1`,
      last_message_at: now,
      changed_at: changedAt(now),
      notify_at: notifyAt(now),
      listed_at: sql<Date>`CASE WHEN ${isDue(now)} THEN ${now}::timestamptz ELSE listed_at END`,
    })
    .where('id', '=', conversationId)
    .returning(['last_seq', 'rev', sql<boolean>`listed_at = ${now}::timestamptz`.as('is_due')])
    .executeTakeFirstOrThrow()
  const members = tx
    .updateTable('conversation_members')
    .set({
      read_seq: sql<number>`CASE WHEN user_id = ${authorId} THEN ${last_seq}::bigint ELSE read_seq END`,
      listed_at: now,
      is_archived: sql<boolean>`is_archived AND is_muted AND user_id <> ${authorId}`,
    })
    .where('conversation_id', '=', conversationId)
    .where('left_seq', 'is', null)
  await (is_due ? members : members.where('user_id', '=', authorId)).execute()
  return { seq: last_seq, rev }
}

/**
 * The next place of a conversation for what it tells by itself: no list moves, and nobody has read. Undefined where nothing was
 * written yet: there is nothing to be told among.
 */
export const takeEventPlace = (tx: Tx, conversationId: number, now: Date): Promise<Place | undefined> =>
  tx
    .updateTable('conversations')
    .set({ last_seq: sql<number>`last_seq + 1`, rev: sql<number>`rev + 1`, changed_at: changedAt(now) })
    .where('id', '=', conversationId)
    .where('last_seq', '>', 0)
    .returning(['last_seq as seq', 'rev'])
    .executeTakeFirst()

/** Something of a message changes: the next revision of its conversation, which is locked by it. */
export async function takeRevision(tx: Tx, conversationId: number, now: Date): Promise<number> {
  const { rev } = await tx
    .updateTable('conversations')
    .set({ rev: sql<number>`rev + 1`, changed_at: changedAt(now) })
    .where('id', '=', conversationId)
    .returning('rev')
    .executeTakeFirstOrThrow()
  return rev
}
