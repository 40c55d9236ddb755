import { mediaKinds, type PostMediaKind } from '@celebrio/contract/base/media'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import { kindByBytes } from './detect.ts'
import { processFilm } from './films.ts'
import { gate } from './gate.ts'
import { processPicture } from './pictures.ts'
import { findUpload, type MediaFacts, markReady } from './queries.ts'
import { foldersOf, incomingKey } from './rules.ts'
import { processSound } from './sounds.ts'
import type { Upload } from './tables.ts'

/** The bytes of an upload on the local disk. */
type RawFile = { path: string; bytes: number }

// Pictures are decoded whole, 50 million pixels at most; so many of them fit into memory at once.
const gates = { image: gate(2), audio: gate(2), video: gate(2) }

const processing: Record<PostMediaKind, (kit: Kit, upload: Upload, path: string) => Promise<MediaFacts>> = {
  image: (kit, { folder }, path) => processPicture(kit.files, folder, path),
  audio: (kit, { folder, file_name }, path) => processSound(kit.files, folder, path, file_name),
  video: (kit, { folder }, path) => processFilm(kit.files, folder, path),
}

async function examine(kit: Kit, upload: Upload, { path, bytes }: RawFile): Promise<MediaFacts> {
  if (bytes > mediaKinds[upload.kind].maxBytes) throw new Refusal('upload_too_large')
  if (bytes === 0) throw new Refusal('upload_broken')
  if ((await kindByBytes(path)) !== upload.kind) throw new Refusal('upload_lied')
  return gates[upload.kind](() => processing[upload.kind](kit, upload, path))
}

export async function deleteFiles(kit: Kit, folder: string): Promise<void> {
  for (const prefix of foldersOf(folder)) await kit.files.deleteAll(prefix)
}

async function examineIncoming(kit: Kit, upload: Upload): Promise<MediaFacts> {
  const key = incomingKey(upload.folder)
  const bytes = await kit.files.size(key)
  if (bytes === null) throw new Refusal('upload_missing')
  // Before it is fetched from a bucket, which takes files of any size.
  if (bytes > mediaKinds[upload.kind].maxBytes) throw new Refusal('upload_too_large')
  const { path, release } = await kit.files.onDisk(key)
  try {
    return await examine(kit, upload, { path, bytes })
  } finally {
    await release()
  }
}

/** Marks an upload ready when its bytes were examined; refused bytes leave nothing in the store. */
async function finishBy(kit: Kit, upload: Upload, examined: () => Promise<MediaFacts>): Promise<Upload> {
  try {
    const ready = await markReady(kit.db, upload.id, await examined())
    if (!ready) throw new Refusal('upload_missing')
    return ready
  } catch (error) {
    // Another process may have been faster, and have taken the bytes away from under this one.
    const found = await findUpload(kit.db, upload.id)
    if (found?.status === 'ready') return found
    if (error instanceof Refusal) await deleteFiles(kit, upload.folder)
    throw error
  }
}

/** Checks and processes a file that came with the request itself; the same refusals as finishUpload. */
export const finishWith = (kit: Kit, upload: Upload, raw: RawFile): Promise<Upload> =>
  finishBy(kit, upload, () => examine(kit, upload, raw))

const underway = new Map<string, Promise<Upload>>()

/**
 * Checks and processes what was put for an upload, once, however often it is asked for.
 * @throws Refusal upload_missing, upload_lied, upload_broken, upload_too_large, picture_too_large
 */
export async function finishUpload(kit: Kit, upload: Upload): Promise<Upload> {
  if (upload.status === 'ready') return upload
  const running = underway.get(upload.folder)
  if (running) return running
  const work = finishBy(kit, upload, () => examineIncoming(kit, upload))
  underway.set(upload.folder, work)
  try {
    const ready = await work
    await kit.files.deleteAll(`incoming/${upload.folder}/`)
    return ready
  } finally {
    underway.delete(upload.folder)
  }
}
