import type { Db } from '#platform/db/database.ts'
import { runsIt, standingColumns, visibleConversations } from './visible.ts'

/** Query of a conversation that is there for the viewer, with the part of it that they may see, and how they stand in it. */
export const stayOf = (db: Db, viewerId: number, conversationId: number) =>
  visibleConversations(db, viewerId)
    .select(standingColumns(db, viewerId))
    .select([
      'me.conversation_id',
      'me.joined_seq',
      'conversations.rev',
      'conversations.kind',
      'conversations.subject_id',
      runsIt.as('runs_it'),
    ])
    .where('me.conversation_id', '=', conversationId)

export const findStay = (db: Db, viewerId: number, conversationId: number) =>
  stayOf(db, viewerId, conversationId).executeTakeFirst()

/** `joined_seq` to `last_seq`, the first left out, the last included. */
export type Stay = NonNullable<Awaited<ReturnType<typeof findStay>>>
