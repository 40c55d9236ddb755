import { type BegunUpload, discardFile, type SavedUpload, sendFile } from '#features/base/uploads'
import { ApiError } from '#lib/api/api-error.ts'
import { onSignOut } from '#lib/user-storage.ts'
import { isKept, type KeptFile, readFile } from './kept-files.ts'
import { dropWaiting, findWaiting, setUploaded } from './outbox.ts'

/** What is uploaded by this page just now, by the keys of the files. */
const underWay = new Map<string, BegunUpload>()

/** Goes on with an upload that began before its message was written to the end. */
export const takeOver = (key: string, upload: BegunUpload): void => void underWay.set(key, upload)

async function sendKept(kept: KeptFile, signal: AbortSignal) {
  const file = await readFile(kept)
  if (!file) throw new ApiError(422, 'upload_missing')
  return sendFile(file, { signal, onShare: () => undefined, onSent: () => undefined })
}

function begin(kept: KeptFile): BegunUpload {
  const stop = new AbortController()
  const begun = { stop, sent: sendKept(kept, stop.signal) }
  takeOver(kept.key, begun)
  return begun
}

async function uploadOne(kept: KeptFile): Promise<SavedUpload> {
  const { key, name, kind } = kept
  try {
    return { ...(await (underWay.get(key) ?? begin(kept)).sent), name, kind }
  } finally {
    underWay.delete(key)
  }
}

/**
 * Uploads the files of a message that the server has not yet; each once, whatever becomes of the next.
 * @throws ApiError
 */
export async function uploadKept(clientId: string): Promise<void> {
  for (const file of findWaiting(clientId)?.files ?? []) {
    if (!isKept(file)) continue
    const upload = await uploadOne(file)
    if (setUploaded(clientId, file.key, upload)) continue
    // The message was thrown away meanwhile.
    return discardFile(upload.fileUrl)
  }
}

function stopUploads(isMeant: (key: string) => boolean): void {
  for (const [key, { stop }] of underWay) if (isMeant(key)) stop.abort()
}

/** Throws away a message that is not sent yet, and stops the uploads of its files. */
export function discardWaiting(clientId: string): void {
  const keys = new Set(findWaiting(clientId)?.files.flatMap(file => (isKept(file) ? [file.key] : [])))
  dropWaiting(clientId)
  stopUploads(key => keys.has(key))
}

onSignOut(() => stopUploads(() => true))
