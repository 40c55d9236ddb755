import { discardFile, type SavedUpload, sendFile } from '#features/base/uploads'
import { ApiError } from '#lib/api/api-error.ts'
import { isKept, type KeptFile, readFile } from '../kept-files.ts'
import { setUploaded, type Waiting } from '../outbox.ts'

async function uploadOne(kept: KeptFile): Promise<SavedUpload> {
  const file = await readFile(kept)
  if (!file) throw new ApiError(422, 'upload_missing')
  const { signal } = new AbortController()
  const sent = await sendFile(file, { signal, onShare: () => undefined, onSent: () => undefined })
  return { ...sent, name: kept.name, kind: kept.kind }
}

/**
 * Uploads the files of a message that were chosen without a connection; each once, whatever becomes of the next.
 * @returns all of its files; null where the message was thrown away meanwhile
 * @throws ApiError
 */
export async function uploadKept({ client_id, files }: Waiting): Promise<SavedUpload[] | null> {
  const uploads: SavedUpload[] = []
  for (const file of files) {
    const upload = isKept(file) ? await uploadOne(file) : file
    uploads.push(upload)
    if (!isKept(file) || setUploaded(client_id, file.key, upload)) continue
    discardFile(upload.fileUrl)
    return null
  }
  return uploads
}
