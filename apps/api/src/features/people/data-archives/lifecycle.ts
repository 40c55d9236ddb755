import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteArchive, expireArchives, takeBack } from './queries/archives.ts'

const atOnce = 100

/** Has those made again that nobody makes any more, since a process has ended or something has failed. */
export const resume = (app: AppContext): Promise<void> =>
  inTransaction(app, async tx => {
    const ids = await takeBack(tx, app.clock.now(), atOnce)
    if (ids.length > 0)
      await app.emit(
        tx,
        'data_archive.asked',
        ids.map(user_id => ({ user_id })),
      )
  })

/** Deletes archives whose days are over. */
export const expire = (app: AppContext): Promise<void> =>
  inTransaction(app, async tx => {
    const folders = await expireArchives(tx, app.clock.now(), atOnce)
    if (folders.length > 0) await app.emit(tx, 'data_archive.discarded', { folders })
  })

/** An archive goes with its account. */
export async function eraseArchive(app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const folders = await deleteArchive(tx, userId)
  if (folders.length > 0) await app.emit(tx, 'data_archive.discarded', { folders })
  return false
}
