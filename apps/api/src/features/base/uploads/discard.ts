import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteUploads } from './queries.ts'

/** Throws away uploads that are no longer part of anything; their files follow as a job. */
export async function discardUploads(app: AppContext, tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const folders = await deleteUploads(tx, ids)
  if (folders.length > 0) await app.emit(tx, 'upload.discarded', { folders })
}
