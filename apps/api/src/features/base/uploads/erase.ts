import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { deleteUploadsOf } from './queries.ts'

const erasedAtOnce = 100

/** Erases what somebody has uploaded: above, nothing holds it any more. The files follow as a job. */
export async function eraseUploads(app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  const folders = await deleteUploadsOf(tx, userId, erasedAtOnce)
  if (folders.length > 0) await app.emit(tx, 'upload.discarded', { folders })
  return folders.length === erasedAtOnce || eraseRows(tx, userId, [rowsOf('upload_usage')])
}
