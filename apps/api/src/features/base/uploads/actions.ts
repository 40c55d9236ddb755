import { canonicalType, mediaKinds, postMediaKind } from '@celebrio/contract/base/media'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
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

/** @throws Refusal upload_type_refused */
export async function presignUpload(kit: Kit, viewer: Viewer, file: { fileName: string; fileType: string }) {
  const kind = postMediaKind(file.fileType)
  if (!kind) throw new Refusal('upload_type_refused')
  const folder = newFolder()
  await insertUpload(kit.db, {
    user_id: viewer.id,
    folder,
    kind,
    content_type: canonicalType(file.fileType),
    file_name: file.fileName,
    created_at: kit.clock.now(),
  })
  // Signed as it was asked for: S3 wants to see just that when the file comes.
  const terms = { contentType: file.fileType, maxBytes: mediaKinds[kind].maxBytes, minutes: minutesToPut }
  const addresses = {
    presigned_url: await kit.files.signedUploadUrl(incomingKey(folder), terms),
    file_url: kit.files.publicUrl(mainKey(kind, folder)),
  }
  return { data: addresses, ...addresses }
}

async function findOwn(kit: Kit, viewer: Viewer, fileUrl: string): Promise<Upload> {
  const key = kit.files.keyOf(fileUrl)
  const [upload] = key ? await findOwnUploads(kit.db, viewer.id, [folderOf(key)]) : []
  if (!upload) throw new Refusal('upload_not_yours')
  return upload
}

/** @throws Refusal upload_not_yours, and what processing refuses */
export async function completeUpload(kit: Kit, viewer: Viewer, fileUrl: string) {
  const upload = await finishUpload(kit, await findOwn(kit, viewer, fileUrl))
  return { upload: mediaOf(kit, upload), file_url: fileUrl }
}

/** @throws Refusal upload_not_yours, upload_used */
export async function discardUpload(kit: Kit, viewer: Viewer, fileUrl: string) {
  const { folder } = await findOwn(kit, viewer, fileUrl)
  await inTransaction(kit, async tx => {
    if (!(await deleteUnused(tx, viewer.id, folder))) throw new Refusal('upload_used')
    await kit.tell(tx, 'upload.discarded', { folders: [folder] })
  })
  return { message: 'File removed' }
}

/** Throws away what was uploaded a day ago and never used; the files follow as jobs. */
export async function sweepUploads(kit: Kit): Promise<void> {
  const before = minutesAfter(kit.clock.now(), -minutesToUse)
  const sweepSome = () =>
    inTransaction(kit, async tx => {
      const folders = await deleteStale(tx, before, sweptAtOnce)
      if (folders.length > 0) await kit.tell(tx, 'upload.discarded', { folders })
      return folders.length
    })
  while ((await sweepSome()) === sweptAtOnce);
  await kit.files.deleteIncomingBefore(before)
}
