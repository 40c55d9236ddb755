import { randomBytes } from 'node:crypto'
import { basename, extname } from 'node:path'

// Hexadecimal rather than base64: safe on file systems that ignore case.
const folder = '[0-9a-f]{32}'
// Under `media/<random>/document` nothing lies: it only names a document, which lies under `private/`.
const mediaKey = new RegExp(`^media/${folder}/([a-z0-9]{1,20}\\.(webp|jpg|mp3|mp4)|document)$`)
const incomingKey = new RegExp(`^incoming/${folder}/file$`)
const privateKey = new RegExp(
  `^private/${folder}/[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} _-]{0,59}\\.(pdf|docx?|png|jpg|zip)$`,
  'u',
)
const anyFolder = new RegExp(`^(incoming|media|private)/${folder}/$`)

const contentTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.zip': 'application/zip',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

/** A new random part of a key: 128 bits. */
export const newFolder = (): string => randomBytes(16).toString('hex')

/** The random part of a key. */
export const folderOf = (key: string): string => key.split('/')[1] ?? ''

/** The content type of a file, by its extension, from an allowlist. */
export const servedType = (key: string): string => contentTypes[extname(key)] ?? 'application/octet-stream'

export const isMediaKey = (key: string): boolean => mediaKey.test(key)
export const isIncomingKey = (key: string): boolean => incomingKey.test(key)
export const isPrivateKey = (key: string): boolean => privateKey.test(key)

/** @throws Error for a key that this product never creates: a bug, or a path traversal attempt */
export function checkKey(key: string): string {
  if (isMediaKey(key) || isIncomingKey(key) || isPrivateKey(key)) return key
  throw new Error('Not a key of the file store.')
}

/** @throws Error unless the prefix is a single folder, so that nothing larger can be deleted at once */
export function checkFolder(prefix: string): string {
  if (anyFolder.test(prefix)) return prefix
  throw new Error('Not a folder of the file store.')
}

/** A kind of private file. */
export type PrivateExtension = 'pdf' | 'doc' | 'docx' | 'png' | 'jpg' | 'zip'

/** A private key with the uploader's file name, without characters that file systems or headers cannot handle. */
export function privateKeyFor(fileName: string, extension: PrivateExtension, random = newFolder()): string {
  const bare = fileName.normalize('NFC').replace(/\.[^.]*$/, '')
  const clean = Array.from(bare.replaceAll(/[^\p{L}\p{M}\p{N} _-]+/gu, '-').replace(/^[^\p{L}\p{N}]+/u, ''))
  return `private/${random}/${clean.slice(0, 60).join('').trim() || 'document'}.${extension}`
}

/** Content-Disposition with the file's name, in any script (RFC 6266). */
export function attachmentOf(key: string): string {
  const name = basename(key)
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  const full = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`
  return `attachment; filename="${plain}"${full}`
}
