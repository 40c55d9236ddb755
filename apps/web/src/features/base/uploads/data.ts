import { canonicalType, type Media } from '@celebrio/contract/base/media'
import { uploads } from '@celebrio/contract/base/uploads'
import { call } from '#lib/api/call.ts'
import { putFile } from './put-file.ts'

export type SendOptions = {
  signal: AbortSignal
  onShare: (share: number) => void
  /** The file has gone out; the server checks and processes it. */
  onSent: (fileUrl: string) => void
}

export type SentFile = { media: Media; fileUrl: string }

/** Longest file name that the address is asked with; the name is only a label. */
const longestName = 200

/** Uploads one file: asks for an address, puts the file there, has it checked. @throws ApiError */
export async function sendFile(file: File, { signal, onShare, onSent }: SendOptions): Promise<SentFile> {
  const type = canonicalType(file.type)
  const fileName = Array.from(file.name.trim() || 'file')
    .slice(-longestName)
    .join('')
  const place = await call(uploads.presign, { query: { fileName, fileType: type }, signal })
  await putFile(place.presigned_url, file, { type, signal, onShare })
  onSent(place.file_url)
  const { upload, file_url } = await call(uploads.complete, { body: { file_url: place.file_url }, signal })
  return { media: upload, fileUrl: file_url }
}

/** Throws an uploaded file away. Failing is harmless: the server sweeps up what nobody used. */
export const discardFile = (fileUrl: string): void => {
  call(uploads.discard, { query: { file_url: fileUrl } }).catch(() => undefined)
}
