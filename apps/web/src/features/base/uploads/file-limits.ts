import { mediaKinds, type PostMediaKind, postMediaKind } from '@celebrio/contract/base/media'
import { postLimits } from '@celebrio/contract/social/posts'

export type RefusedFile =
  | { reason: 'type'; name: string }
  | { reason: 'size'; name: string; maxBytes: number }
  /** `rest`: the first ones were taken. */
  | { reason: 'count' | 'rest'; kind: PostMediaKind; max: number }

export type SortedFiles = { taken: File[]; refused: RefusedFile[] }

const kinds = ['image', 'audio', 'video'] as const

/**
 * Decides which of the chosen files may be sent, before anything is uploaded. A choice with too many of one kind takes
 * none of that kind, so that people choose again instead of finding a random part of their pictures.
 * @param held what the post holds already
 * @param takesFirst where the order of the choice is as good as any: as many are taken as there is room for
 */
export function sortFiles(files: readonly File[], held: readonly PostMediaKind[], takesFirst = false): SortedFiles {
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
    const room = max - held.filter(other => other === kind).length
    const isTooMuch = chosen.length > 0 && chosen.length > room
    const first = isTooMuch ? chosen.slice(0, takesFirst ? Math.max(0, room) : 0) : chosen
    sorted.taken.push(...first)
    if (isTooMuch) sorted.refused.push({ reason: first.length > 0 ? 'rest' : 'count', kind, max })
  }
  return sorted
}

/** What a file chooser offers for one kind. */
export const acceptOf = (kind: PostMediaKind): string => mediaKinds[kind].types.join(',')
