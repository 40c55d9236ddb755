import type { MediaKind } from '@celebrio/contract/base/media'
import { fileTypeFromFile } from 'file-type'

const kinds: Record<string, MediaKind> = {
  png: 'image',
  apng: 'image',
  gif: 'image',
  jpg: 'image',
  mp3: 'audio',
  mp4: 'video',
  m4v: 'video',
  pdf: 'document',
  docx: 'document',
  // The container of Word's old format, among others.
  cfb: 'document',
}

/** What a file is by its bytes, whatever its name or header says; null for everything that nothing accepts. */
export async function kindByBytes(path: string): Promise<MediaKind | null> {
  // Songs are often cut a few bytes off their first frame.
  const found = await fileTypeFromFile(path, { mpegOffsetTolerance: 10 })
  return kinds[found?.ext ?? ''] ?? null
}
