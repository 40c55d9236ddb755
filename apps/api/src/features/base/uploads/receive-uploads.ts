import { canonicalType, mediaKinds, uploadKind } from '@celebrio/contract/base/media'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { folderOf, newFolder } from '#platform/files/keys.ts'
import { finishUpload } from './finish.ts'
import { findOwnUploads } from './queries.ts'
import { reserveUpload } from './reserve.ts'
import { incomingKey, mainKey, minutesToPut } from './rules.ts'
import type { Upload } from './tables.ts'
import { attachedFileOf } from './view.ts'

type Announced = { fileName: string; fileType: string; fileSize?: number | undefined }

/** @throws AppError upload_type_refused, upload_too_large, storage_full */
export async function presignUpload(app: AppContext, viewer: Viewer, file: Announced) {
  const kind = uploadKind(file.fileType)
  if (!kind) throw new AppError('upload_type_refused')
  const maxBytes = file.fileSize ?? mediaKinds[kind].maxBytes
  if (maxBytes > mediaKinds[kind].maxBytes) throw new AppError('upload_too_large')
  const folder = newFolder()
  await reserveUpload(app, {
    user_id: viewer.id,
    folder,
    kind,
    content_type: canonicalType(file.fileType),
    file_name: file.fileName,
    created_at: app.clock.now(),
    bytes: maxBytes,
  })
  // Signed as it was asked for: S3 wants to see just that when the file comes.
  const terms = { contentType: file.fileType, maxBytes, isExact: file.fileSize !== undefined, minutes: minutesToPut }
  const addresses = {
    presigned_url: await app.files.signedUploadUrl(incomingKey(folder), terms),
    file_url: app.files.publicUrl(mainKey(kind, folder)),
  }
  return { data: addresses, ...addresses }
}

/** @throws AppError upload_not_yours */
export async function findOwn(app: AppContext, viewer: Viewer, fileUrl: string): Promise<Upload> {
  const key = app.files.keyOf(fileUrl)
  const [upload] = key ? await findOwnUploads(app.db, viewer.id, [folderOf(key)]) : []
  if (!upload) throw new AppError('upload_not_yours')
  return upload
}

/** @throws AppError upload_not_yours, and what processing refuses */
export async function completeUpload(app: AppContext, viewer: Viewer, fileUrl: string) {
  const upload = await finishUpload(app, await findOwn(app, viewer, fileUrl))
  return { upload: attachedFileOf(app, upload), file_url: fileUrl }
}
