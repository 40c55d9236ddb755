import { type MediaKind, mediaKinds } from '@celebrio/contract/base/media'
import pLimit from 'p-limit'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { kindByBytes } from './detect.ts'
import { processDocument } from './documents.ts'
import { processFilm } from './films.ts'
import { processPicture } from './pictures.ts'
import { findUpload, type MediaFacts, markReady } from './queries.ts'
import { foldersOf, incomingKey, processedFolders } from './rules.ts'
import { processSound } from './sounds.ts'
import type { Upload } from './tables.ts'

/** The bytes of an upload on the local disk. */
type RawFile = { path: string; bytes: number }

// Pictures are decoded whole, 50 million pixels at most; so many of them fit into memory at once.
const limits = { image: pLimit(2), audio: pLimit(2), video: pLimit(2), document: pLimit(2) }

const processing: Record<MediaKind, (app: AppContext, upload: Upload, path: string) => Promise<MediaFacts>> = {
  image: (app, { folder }, path) => processPicture(app.files, folder, path),
  audio: (app, { folder, file_name }, path) => processSound(app.files, folder, path, file_name),
  video: (app, { folder }, path) => processFilm(app.files, folder, path),
  document: (app, upload, path) => processDocument(app.files, upload, path),
}

async function examine(app: AppContext, upload: Upload, { path, bytes }: RawFile): Promise<MediaFacts> {
  if (bytes > mediaKinds[upload.kind].maxBytes) throw new AppError('upload_too_large')
  if (bytes === 0) throw new AppError('upload_broken')
  if ((await kindByBytes(path)) !== upload.kind) throw new AppError('upload_lied')
  return limits[upload.kind](() => processing[upload.kind](app, upload, path))
}

export async function deleteFiles(app: AppContext, folder: string): Promise<void> {
  for (const prefix of foldersOf(folder)) await app.files.deleteAll(prefix)
}

async function examineIncoming(app: AppContext, upload: Upload): Promise<MediaFacts> {
  const key = incomingKey(upload.folder)
  const bytes = await app.files.size(key)
  if (bytes === null) throw new AppError('upload_missing')
  // Before it is fetched from a bucket, which may not have insisted on the size.
  if (bytes > upload.bytes) throw new AppError('upload_too_large')
  const { path, release } = await app.files.onDisk(key)
  try {
    return await examine(app, upload, { path, bytes })
  } finally {
    await release()
  }
}

/** The address stays good: what was refused can be put anew. */
async function deleteRefused(app: AppContext, folder: string): Promise<void> {
  await app.files.delete(incomingKey(folder))
  for (const prefix of processedFolders(folder)) await app.files.deleteAll(prefix)
}

/** Marks an upload ready when its bytes were examined; refused bytes leave nothing in the store. */
async function finishBy(app: AppContext, upload: Upload, examined: () => Promise<MediaFacts>): Promise<Upload> {
  try {
    const ready = await markReady(app.db, upload.id, await examined())
    if (!ready) throw new AppError('upload_missing')
    return ready
  } catch (error) {
    // Another process may have been faster, and have taken the bytes away from under this one.
    const found = await findUpload(app.db, upload.id)
    if (found?.status === 'ready') return found
    if (error instanceof AppError) await deleteRefused(app, upload.folder)
    throw error
  }
}

/** Checks and processes a file that came with the request itself; the same refusals as finishUpload. */
export const finishWith = (app: AppContext, upload: Upload, raw: RawFile): Promise<Upload> =>
  finishBy(app, upload, () => examine(app, upload, raw))

const underway = new Map<string, Promise<Upload>>()

/**
 * Checks and processes what was put for an upload, once, however often it is asked for.
 * @throws AppError upload_missing, upload_lied, upload_broken, upload_too_large, picture_too_large
 */
export async function finishUpload(app: AppContext, upload: Upload): Promise<Upload> {
  if (upload.status === 'ready') return upload
  const running = underway.get(upload.folder)
  if (running) return running
  const work = finishBy(app, upload, () => examineIncoming(app, upload))
  underway.set(upload.folder, work)
  try {
    const ready = await work
    await app.files.deleteAll(`incoming/${upload.folder}/`)
    return ready
  } finally {
    underway.delete(upload.folder)
  }
}
