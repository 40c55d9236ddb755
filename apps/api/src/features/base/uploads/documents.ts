import { readFile } from 'node:fs/promises'
import { canonicalType, mediaKinds } from '@celebrio/contract/base/media'
import { fileTypeFromFile } from 'file-type'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { privateKeyFor, servedType } from '#platform/files/keys.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'

export type StoredDocument = { key: string; contentType: string }

type Extension = Parameters<typeof privateKeyFor>[1]

const extensions: Record<string, Extension> = { pdf: 'pdf', docx: 'docx', png: 'png', jpg: 'jpg' }

/** The old Office formats share one container; Word's holds a stream of this name. */
const isWord = async (path: string) => (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le'))

async function extensionByBytes(path: string): Promise<Extension | null> {
  const found = await fileTypeFromFile(path)
  if (found?.ext === 'cfb') return (await isWord(path)) ? 'doc' : null
  return extensions[found?.ext ?? ''] ?? null
}

/**
 * Checks a document by its bytes and keeps it as a private file, as it is. Whoever calls deletes it when it is not
 * wanted after all.
 * @throws AppError upload_too_large, upload_broken for an empty file, upload_lied or upload_type_refused
 */
export async function storeDocument(app: AppContext, file: IncomingFile): Promise<StoredDocument> {
  const { types, maxBytes } = mediaKinds.document
  if (file.bytes > maxBytes) throw new AppError('upload_too_large')
  if (file.bytes === 0) throw new AppError('upload_broken')
  const extension = await extensionByBytes(file.path)
  if (!extension) {
    const claimed = (types as readonly string[]).includes(canonicalType(file.contentType))
    throw new AppError(claimed ? 'upload_lied' : 'upload_type_refused')
  }
  const key = privateKeyFor(file.fileName, extension)
  await app.files.putFile(key, file.path)
  return { key, contentType: servedType(key) }
}
