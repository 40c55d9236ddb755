import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { kindsOfTwo } from './kinds.ts'
import { deleteMemberships, deleteWhole } from './queries/erase.ts'

const erasedAtOnce = 200

/** What names somebody without their membership. */
const ofTwo = [
  rowsOf('conversation_members', 'other_id'),
  rowsOf('conversations', 'low_id'),
  rowsOf('conversations', 'high_id'),
]

/** Erases conversations of two as a whole; others lose a member. */
export async function eraseConversations(app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  if ((await deleteWhole(tx, userId, kindsOfTwo(app), erasedAtOnce)) === erasedAtOnce) return true
  if ((await deleteMemberships(tx, userId, erasedAtOnce)) === erasedAtOnce) return true
  return eraseRows(tx, userId, ofTwo)
}
