import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { canonicalType, mediaKinds } from '@celebrio/contract/base/media'
import { fileTypeFromFile } from 'file-type'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { type PrivateExtension, privateKeyFor, servedType } from '#platform/files/keys.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import type { MediaFacts } from './queries.ts'
import { documentTitle } from './rules.ts'
import type { Upload } from './tables.ts'

export type StoredDocument = { key: string; contentType: string }

const extensions: Record<string, PrivateExtension> = { pdf: 'pdf', docx: 'docx', png: 'png', jpg: 'jpg' }

/** Where the document of an upload lives, which is read at addresses that expire. @param title the name of its file */
export const documentKey = (folder: string, title: string): string =>
  privateKeyFor(title, extname(title).slice(1) as PrivateExtension, folder)

/** The old Office formats share one container; Word's holds a stream of this name. */
const isWord = async (path: string) => (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le'))

async function extensionByBytes(path: string): Promise<PrivateExtension | null> {
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

/**
 * Keeps the document of an upload as it is, under its own name with the extension of its bytes.
 * @throws AppError upload_lied for what is not PDF or written with Word
 */
export async function processDocument(
  files: FileStore,
  { folder, file_name }: Pick<Upload, 'folder' | 'file_name'>,
  path: string,
): Promise<MediaFacts> {
  const extension = await extensionByBytes(path)
  if (!extension) throw new AppError('upload_lied')
  const title = documentTitle(file_name, extension)
  await files.putFile(documentKey(folder, title), path)
  const { size: bytes } = await stat(path)
  return { bytes, title }
}
