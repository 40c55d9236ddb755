import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

const theirs = (tx: Tx, userId: number, max: number) =>
  tx
    .selectFrom('conversation_members as me')
    .innerJoin('conversations', 'conversations.id', 'me.conversation_id')
    .select('conversations.id')
    .where('me.user_id', '=', userId)
    .orderBy('conversations.id')
    .limit(max)
    .forUpdate('conversations')

/** Deletes some conversations of these kinds with all who belong to them. @returns how many */
export async function deleteWhole(tx: Tx, userId: number, kinds: readonly string[], max: number): Promise<number> {
  const rows = await theirs(tx, userId, max)
    .where('conversations.kind', '=', sql<string>`ANY(${kinds}::text[])`)
    .execute()
  const ids = rows.map(row => row.id)
  await tx.deleteFrom('conversations').where('id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
  return ids.length
}

/** Ends some memberships, as if they had never been. @returns how many */
export async function deleteMemberships(tx: Tx, userId: number, max: number): Promise<number> {
  const ids = (await theirs(tx, userId, max).execute()).map(row => row.id)
  await tx
    .deleteFrom('conversation_members')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
  await tx
    .updateTable('conversations')
    .set({
      member_count: sql<number>`(SELECT count(*) FROM conversation_members AS member
        WHERE member.conversation_id = conversations.id AND member.left_seq IS NULL)`,
    })
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()
  return ids.length
}
