import { mediaKinds, type PostMediaKind, postMediaKind } from '@celebrio/contract/media'
import { postLimits } from '@celebrio/contract/posts'

export type RefusedFile =
  | { reason: 'type'; name: string }
  | { reason: 'size'; name: string; maxBytes: number }
  | { reason: 'count'; kind: PostMediaKind; max: number }

export type SortedFiles = { taken: File[]; refused: RefusedFile[] }

const kinds = ['image', 'audio', 'video'] as const

/**
 * Decides which of the chosen files may be sent, before anything is uploaded. A choice with too many of one kind takes
 * none of that kind, so that people choose again instead of finding a random part of their pictures.
 * @param held what the post holds already
 */
export function sortFiles(files: readonly File[], held: readonly PostMediaKind[]): SortedFiles {
  const sorted: SortedFiles = { taken: [], refused: [] }
  const fitting = new Map<PostMediaKind, File[]>(kinds.map(kind => [kind, []]))
  for (const file of files) {
    const kind = postMediaKind(file.type)
    if (!kind) sorted.refused.push({ reason: 'type', name: file.name })
    else if (file.size > mediaKinds[kind].maxBytes)
      sorted.refused.push({ reason: 'size', name: file.name, maxBytes: mediaKinds[kind].maxBytes })
    else fitting.get(kind)?.push(file)
  }
  for (const [kind, chosen] of fitting) {
    const max = postLimits[kind]
    const before = held.filter(other => other === kind).length
    if (chosen.length > 0 && before + chosen.length > max) sorted.refused.push({ reason: 'count', kind, max })
    else sorted.taken.push(...chosen)
  }
  return sorted
}

/** What a file chooser offers for one kind. */
export const acceptOf = (kind: PostMediaKind): string => mediaKinds[kind].types.join(',')
