import { type AttachedFile, canonicalType, type Media } from '@celebrio/contract/base/media'
import { uploads } from '@celebrio/contract/base/uploads'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { putFile } from './put-file.ts'

export type SendOptions = {
  signal: AbortSignal
  onShare: (share: number) => void
  /** The file has been sent; the server is checking and processing it. */
  onSent: (fileUrl: string) => void
}

export type SentFile = { media: AttachedFile; fileUrl: string }

/** Maximum length of the file name in the presign request; the name is only a label. */
const maxNameLength = 200

/** Uploads one file: gets a presigned URL, sends the file there, completes the upload. @throws ApiError */
export async function sendFile(file: File, { signal, onShare, onSent }: SendOptions): Promise<SentFile> {
  const type = canonicalType(file.type)
  const fileName = Array.from(file.name.trim() || 'file')
    .slice(-maxNameLength)
    .join('')
  const query = { fileName, fileType: type, ...(file.size > 0 && { fileSize: file.size }) }
  const place = await call(uploads.presign, { query, signal })
  await putFile(place.presigned_url, file, { type, signal, onShare })
  onSent(place.file_url)
  const { upload, file_url } = await call(uploads.complete, { body: { file_url: place.file_url }, signal })
  return { media: upload, fileUrl: file_url }
}

/** The same of a picture, sound or film. @throws ApiError */
export async function sendMedia(file: File, options: SendOptions): Promise<{ media: Media; fileUrl: string }> {
  const { media, fileUrl } = await sendFile(file, options)
  if (media.file_type === 'document') throw new ApiError(415, 'upload_type_refused')
  return { media, fileUrl }
}

/** Discards an uploaded file. Failure is harmless: the server deletes unused uploads. */
export const discardFile = (fileUrl: string): void => {
  call(uploads.discard, { query: { file_url: fileUrl } }).catch(() => undefined)
}
