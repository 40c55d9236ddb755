import { userOf } from '#features/people/accounts'
import { unblockedPeople } from '#features/people/friends'
import { hashOfToken } from '#platform/auth/tokens.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { linkedColumns, membersFor } from './groups.ts'

/** The link of a group, open or not. */
export const findLinkOf = (db: Db, groupId: number) =>
  db.selectFrom('group_links').select(['version', 'is_open']).where('group_id', '=', groupId).executeTakeFirst()

type NewLink = { group_id: number; token: string; version: number }

/** Makes the link, or another one in its place: who has the old one finds nothing. */
export const upsertLink = (tx: Tx, { token, ...link }: NewLink) => {
  const row = { ...link, token_hash: hashOfToken(token), is_open: true }
  return tx
    .insertInto('group_links')
    .values(row)
    .onConflict(conflict => conflict.column('group_id').doUpdateSet(row))
    .execute()
}

export const closeLink = (tx: Tx, groupId: number) =>
  tx.updateTable('group_links').set({ is_open: false }).where('group_id', '=', groupId).execute()

/**
 * The group behind an open link; none where its owner's account rests, or owner and viewer have blocked each other.
 * @param viewerId 0 for somebody without an account
 */
export const findByToken = (db: Db, viewerId: number, token: string) =>
  db
    .selectFrom('group_links')
    .innerJoin('groups', 'groups.id', 'group_links.group_id')
    .innerJoinLateral(userOf(db, 'groups.owner_id').as('host'), join => join.onTrue())
    .select(linkedColumns(db, viewerId))
    .select(['groups.member_count', membersFor(viewerId).as('total_members')])
    .where('group_links.token_hash', '=', hashOfToken(token))
    .where('group_links.is_open', '=', true)
    .where(unblockedPeople(db, viewerId, 'host'))
    .executeTakeFirst()
