import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteStale, deleteUnused, deleteUploads, findPending } from './queries.ts'
import { findOwn } from './receive-uploads.ts'
import { minutesToPut } from './rules.ts'

const minutesToUse = 24 * 60
const sweptAtOnce = 200

/** Throws away uploads that are no longer part of anything; their files follow as a job. */
export async function discardUploads(app: AppContext, tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const folders = await deleteUploads(tx, ids)
  if (folders.length > 0) await app.emit(tx, 'upload.discarded', { folders })
}

/** @throws AppError upload_not_yours, upload_used */
export async function discardUpload(app: AppContext, viewer: Viewer, fileUrl: string) {
  const { folder } = await findOwn(app, viewer, fileUrl)
  await inTransaction(app, async tx => {
    if (!(await deleteUnused(tx, viewer.id, folder))) throw new AppError('upload_used')
    await app.emit(tx, 'upload.discarded', { folders: [folder] })
  })
  return { message: 'File removed' }
}

/**
 * Throws away what was uploaded a day ago and never used, as jobs, and files that came for nothing: for an upload that is
 * complete, or is gone, by an address that was still good.
 */
export async function sweepUploads(app: AppContext): Promise<void> {
  const before = minutesAfter(app.clock.now(), -minutesToUse)
  const sweepSome = () =>
    inTransaction(app, async tx => {
      const folders = await deleteStale(tx, before, sweptAtOnce)
      if (folders.length > 0) await app.emit(tx, 'upload.discarded', { folders })
      return folders.length
    })
  while ((await sweepSome()) === sweptAtOnce);
  const expired = minutesAfter(app.clock.now(), -minutesToPut)
  await app.files.deleteIncomingBefore(expired, folders => findPending(app.db, folders))
}
