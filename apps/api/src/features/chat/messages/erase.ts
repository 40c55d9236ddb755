import { discardUploads } from '#features/base/uploads'
import { kindsOfTwo } from '#features/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteOfTwo, emptyOwn, takeFlowersBack } from './queries/erase.ts'

const erasedAtOnce = 200

/**
 * Erases what was said in conversations of two, by either; what they have said elsewhere is emptied, and keeps its place. Nobody
 * hears those who have left, so that nobody has to be told of it.
 */
export async function eraseMessages(app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const pieces = [
    () => deleteOfTwo(tx, userId, kindsOfTwo(app), erasedAtOnce),
    () => emptyOwn(tx, userId, app.clock.now(), erasedAtOnce),
  ]
  for (const piece of pieces) {
    const { count, uploads } = await piece()
    await discardUploads(app, tx, uploads)
    if (count === erasedAtOnce) return true
  }
  return (await takeFlowersBack(tx, userId, erasedAtOnce)) === erasedAtOnce
}
