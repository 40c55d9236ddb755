import { canonicalType, mediaKinds, postMediaKind } from '@celebrio/contract/base/media'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { newFolder } from '#platform/files/keys.ts'
import { finishUpload } from './finish.ts'
import { deleteStale, deleteUnused, findOwnUploads, insertUpload } from './queries.ts'
import { folderOf, incomingKey, mainKey } from './rules.ts'
import type { Upload } from './tables.ts'
import { mediaOf } from './view.ts'

const minutesToPut = 15
const minutesToUse = 24 * 60
const sweptAtOnce = 200

/** @throws AppError upload_type_refused */
export async function presignUpload(app: AppContext, viewer: Viewer, file: { fileName: string; fileType: string }) {
  const kind = postMediaKind(file.fileType)
  if (!kind) throw new AppError('upload_type_refused')
  const folder = newFolder()
  await insertUpload(app.db, {
    user_id: viewer.id,
    folder,
    kind,
    content_type: canonicalType(file.fileType),
    file_name: file.fileName,
    created_at: app.clock.now(),
  })
  // Signed as it was asked for: S3 wants to see just that when the file comes.
  const terms = { contentType: file.fileType, maxBytes: mediaKinds[kind].maxBytes, minutes: minutesToPut }
  const addresses = {
    presigned_url: await app.files.signedUploadUrl(incomingKey(folder), terms),
    file_url: app.files.publicUrl(mainKey(kind, folder)),
  }
  return { data: addresses, ...addresses }
}

async function findOwn(app: AppContext, viewer: Viewer, fileUrl: string): Promise<Upload> {
  const key = app.files.keyOf(fileUrl)
  const [upload] = key ? await findOwnUploads(app.db, viewer.id, [folderOf(key)]) : []
  if (!upload) throw new AppError('upload_not_yours')
  return upload
}

/** @throws AppError upload_not_yours, and what processing refuses */
export async function completeUpload(app: AppContext, viewer: Viewer, fileUrl: string) {
  const upload = await finishUpload(app, await findOwn(app, viewer, fileUrl))
  return { upload: mediaOf(app, upload), file_url: fileUrl }
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

/** Throws away what was uploaded a day ago and never used; the files follow as jobs. */
export async function sweepUploads(app: AppContext): Promise<void> {
  const before = minutesAfter(app.clock.now(), -minutesToUse)
  const sweepSome = () =>
    inTransaction(app, async tx => {
      const folders = await deleteStale(tx, before, sweptAtOnce)
      if (folders.length > 0) await app.emit(tx, 'upload.discarded', { folders })
      return folders.length
    })
  while ((await sweepSome()) === sweptAtOnce);
  await app.files.deleteIncomingBefore(before)
}
