import { canonicalType, type PostMediaKind, postMediaKind } from '@celebrio/contract/base/media'
import type { AppContext } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { folderOf, newFolder } from '#platform/files/keys.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { finishUpload, finishWith } from './finish.ts'
import { deleteUnused, findOwnUploads, markUsed } from './queries.ts'
import { reserveUpload } from './reserve.ts'
import { cleanName } from './rules.ts'
import type { Upload } from './tables.ts'

/** Everything but a document, which messages hold only. */
type MediaUpload = Upload & { kind: PostMediaKind }

const isMedia = (upload: Upload): upload is MediaUpload => upload.kind !== 'document'

/** Uploads of the caller by their addresses, each once. */
async function findAddressed(app: AppContext, viewer: Viewer, field: string, urls: string[]): Promise<Upload[]> {
  if (urls.length === 0) return []
  const folders = [...new Set(urls)].map(url => folderOf(app.files.keyOf(url) ?? ''))
  const found = new Map((await findOwnUploads(app.db, viewer.id, folders)).map(upload => [upload.folder, upload]))
  return folders.map(folder => {
    const upload = found.get(folder)
    if (!upload) throw fieldError(field, 'upload_unknown')
    if (upload.used) throw new AppError('upload_used')
    return upload
  })
}

async function takeFile(app: AppContext, viewer: Viewer, file: IncomingFile): Promise<MediaUpload> {
  const kind = postMediaKind(file.contentType)
  if (!kind) throw new AppError('upload_type_refused')
  const folder = newFolder()
  const upload = await reserveUpload(app, {
    user_id: viewer.id,
    folder,
    kind,
    content_type: canonicalType(file.contentType),
    file_name: cleanName(file.fileName),
    created_at: app.clock.now(),
    bytes: file.bytes,
  })
  try {
    return { ...(await finishWith(app, upload, file)), kind }
  } catch (error) {
    await deleteUnused(app.db, viewer.id, folder)
    throw error
  }
}

/**
 * Turns addresses of the caller's uploads into processed uploads, in this order, documents as well. Slow: call it before the
 * transaction, and claimUploads within.
 * @throws AppError validation_failed on `images` for any other address, upload_used, and what processing refuses
 */
export async function prepareFiles(app: AppContext, viewer: Viewer, urls: string[]): Promise<Upload[]> {
  const ready: Upload[] = []
  for (const upload of await findAddressed(app, viewer, 'images', urls)) ready.push(await finishUpload(app, upload))
  return ready
}

/**
 * The same of pictures, sounds and films, and of such files of a multipart body, which come last.
 * @throws AppError as prepareFiles, and upload_type_refused
 */
export async function prepareUploads(
  app: AppContext,
  viewer: Viewer,
  urls: string[],
  files: IncomingFile[],
): Promise<MediaUpload[]> {
  const ready = await prepareFiles(app, viewer, urls)
  if (!ready.every(isMedia)) throw new AppError('upload_type_refused')
  for (const file of files) ready.push(await takeFile(app, viewer, file))
  return ready
}

type OneFile = { field: string; kind: PostMediaKind; url: string | undefined; files: IncomingFile[] }

/**
 * The same for a field that takes one file of one kind; null when the form brings none.
 * @throws AppError validation_failed on the field, upload_used, upload_type_refused, and what processing refuses
 */
export async function prepareUpload(
  app: AppContext,
  viewer: Viewer,
  { field, kind, url, files }: OneFile,
): Promise<Upload | null> {
  const file = files.find(one => one.field === field)
  if (file) {
    if (postMediaKind(file.contentType) !== kind) throw new AppError('upload_type_refused')
    return takeFile(app, viewer, file)
  }
  const [upload] = await findAddressed(app, viewer, field, url ? [url] : [])
  if (!upload) return null
  if (upload.kind !== kind) throw new AppError('upload_type_refused')
  return finishUpload(app, upload)
}

/**
 * Marks uploads as part of something, all or none.
 * @throws AppError upload_used when something else was faster
 */
export async function claimUploads(tx: Tx, viewer: Viewer, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const claimed = await markUsed(tx, viewer.id, ids)
  if (claimed.length < ids.length) throw new AppError('upload_used')
}
