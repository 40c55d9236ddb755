import type { PostMediaKind } from '@celebrio/contract/base/media'
import { fileTypeFromFile } from 'file-type'

const kinds: Record<string, PostMediaKind> = {
  png: 'image',
  apng: 'image',
  gif: 'image',
  jpg: 'image',
  mp3: 'audio',
  mp4: 'video',
  m4v: 'video',
}

/** What a file is by its bytes, whatever its name or header says; null for everything that a post cannot hold. */
export async function kindByBytes(path: string): Promise<PostMediaKind | null> {
  // Songs are often cut a few bytes off their first frame.
  const found = await fileTypeFromFile(path, { mpegOffsetTolerance: 10 })
  return kinds[found?.ext ?? ''] ?? null
}
