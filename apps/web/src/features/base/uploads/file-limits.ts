import {
  attachmentLimits,
  canonicalType,
  type MediaKind,
  mediaKinds,
  type PostMediaKind,
  uploadKind,
} from '@celebrio/contract/base/media'

/** Why a file cannot be of a kind, before anything is uploaded; null where it can. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>, kind: MediaKind): 'type' | 'size' | null {
  const { types, maxBytes } = mediaKinds[kind]
  if (!(types as readonly string[]).includes(canonicalType(type))) return 'type'
  return size > maxBytes ? 'size' : null
}

export type RefusedFile =
  | { reason: 'type'; name: string }
  | { reason: 'size'; name: string; maxBytes: number }
  /** `rest`: the first ones were accepted. */
  | { reason: 'count' | 'rest'; kind: MediaKind; max: number }

export type SortedFiles = { taken: File[]; refused: RefusedFile[] }

const kinds = Object.keys(mediaKinds) as MediaKind[]

export type FileLimits = Record<MediaKind, number>

/** What a post can hold. */
export const postLimits: FileLimits = { ...attachmentLimits, document: 0 }

/**
 * Validates chosen files before anything is uploaded. If there are too many of one kind, none of that kind are accepted,
 * so that users choose again instead of getting an arbitrary part of their pictures.
 * @param held kinds of the files that the post already has
 * @param takesFirst instead take the first files, as many as there is room for
 * @param limits how many of each kind there can be; of none, its type is refused
 */
export function sortFiles(
  files: readonly File[],
  held: readonly MediaKind[],
  takesFirst = false,
  limits: FileLimits = postLimits,
): SortedFiles {
  const sorted: SortedFiles = { taken: [], refused: [] }
  const fitting = new Map<MediaKind, File[]>(kinds.map(kind => [kind, []]))
  for (const file of files) {
    const kind = uploadKind(file.type)
    if (!kind || limits[kind] === 0) sorted.refused.push({ reason: 'type', name: file.name })
    else if (refusalOf(file, kind) === 'size')
      sorted.refused.push({ reason: 'size', name: file.name, maxBytes: mediaKinds[kind].maxBytes })
    else fitting.get(kind)?.push(file)
  }
  for (const [kind, chosen] of fitting) {
    const max = limits[kind]
    const room = max - held.filter(other => other === kind).length
    const isTooMuch = chosen.length > 0 && chosen.length > room
    const first = isTooMuch ? chosen.slice(0, takesFirst ? Math.max(0, room) : 0) : chosen
    sorted.taken.push(...first)
    if (isTooMuch) sorted.refused.push({ reason: first.length > 0 ? 'rest' : 'count', kind, max })
  }
  return sorted
}

/** The `accept` attribute of a file input for one kind. */
export const acceptOf = (kind: PostMediaKind): string => mediaKinds[kind].types.join(',')
