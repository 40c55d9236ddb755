import { sql } from 'kysely'
import { userOf } from '#features/people/accounts'
import { unblockedPeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** Whose conversations have changed since a moment, of some people: each that is there for them, with its revision. */
export const findHeads = (db: Db, userIds: readonly number[], since: Date) =>
  db
    .selectFrom('conversations')
    .innerJoin('conversation_members as member', 'member.conversation_id', 'conversations.id')
    .leftJoinLateral(userOf(db, 'member.other_id').as('other'), join => join.onTrue())
    .select(['member.user_id', 'member.state', 'conversations.id as conversation_id', 'conversations.rev'])
    .where('conversations.changed_at', '>', since)
    .where(sql<boolean>`member.user_id = ANY(${userIds})`)
    .where('member.left_seq', 'is', null)
    .where('member.state', '<>', 'declined')
    .where(
      sql<boolean>`CASE WHEN member.other_id IS NULL THEN true
        ELSE ${unblockedPeople(db, sql.ref('member.user_id'), 'other')} END`,
    )
    .execute()
