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
  | { reason: 'count'; kind: MediaKind; max: number }
  /** The first ones of their kind were accepted. */
  | { reason: 'leftOut'; names: string[] }

export type SortedFiles = { taken: File[]; refused: RefusedFile[] }

const kinds = Object.keys(mediaKinds) as MediaKind[]

export type FileLimits = Record<MediaKind, number>

/** What a post can hold. */
export const postLimits: FileLimits = { ...attachmentLimits, document: 0 }

/**
 * Validates chosen files before anything is uploaded. If there are too many of one kind, the first ones are accepted, as many
 * as there is room for, and the others named.
 * @param held kinds of the files that the post already has
 * @param limits how many of each kind there can be; of none, its type is refused
 */
export function sortFiles(
  files: readonly File[],
  held: readonly MediaKind[],
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
    const first = chosen.slice(0, Math.max(0, room))
    const names = chosen.slice(first.length).map(({ name }) => name)
    sorted.taken.push(...first)
    if (names.length > 0) sorted.refused.push({ reason: 'count', kind, max })
    if (names.length > 0 && first.length > 0) sorted.refused.push({ reason: 'leftOut', names })
  }
  return sorted
}

/** The `accept` attribute of a file input for one kind. */
export const acceptOf = (kind: PostMediaKind): string => mediaKinds[kind].types.join(',')
