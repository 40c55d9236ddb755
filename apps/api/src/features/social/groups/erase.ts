import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { findOwnedBy, forgetInviter } from './queries/erase.ts'
import { deleteGroup, lockGroup, setOwner } from './queries/writes.ts'

const groupsAtOnce = 20

/** A group that somebody leaves behind goes to who has been in it longest; one with nobody else goes. */
export async function eraseMemberships(app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const owned = await findOwnedBy(tx, userId, groupsAtOnce)
  for (const { id: group_id, heir_id } of owned) {
    await lockGroup(tx, group_id)
    if (heir_id === null) await deleteGroup(tx, group_id)
    else {
      await setOwner(tx, { group_id, user_id: heir_id }, userId)
      await app.emit(tx, 'group.role_changed', { group_id, user_id: heir_id, by_id: userId })
    }
  }
  await forgetInviter(tx, userId)
  return owned.length === groupsAtOnce || eraseRows(tx, userId, [rowsOf('group_members')])
}
