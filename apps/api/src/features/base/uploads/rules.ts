import type { MediaKind } from '@celebrio/contract/base/media'
import { isCleanText, tidyLine, tidyText } from '@celebrio/contract/platform/text'

const mainNames: Record<MediaKind, string> = {
  image: 'picture.webp',
  audio: 'sound.mp3',
  video: 'film.mp4',
  // Nothing lies there: it names a document, which is private.
  document: 'document',
}

/** How long an address takes a file. */
export const minutesToPut = 15

/** Where the processed file of an upload lives. */
export const mainKey = (kind: MediaKind, folder: string): string => `media/${folder}/${mainNames[kind]}`

/** Where a narrower rendition of a picture lives. */
export const renditionKey = (folder: string, width: number): string => `media/${folder}/${width}.webp`

/** Where a picture lives as e-mails show it. */
export const emailKey = (folder: string, shape: string): string => `media/${folder}/email${shape}.jpg`

export const incomingKey = (folder: string): string => `incoming/${folder}/file`

/** Everything that a processed upload may have in the file store. */
export const processedFolders = (folder: string): string[] => [`media/${folder}/`, `private/${folder}/`]

/** Everything that an upload may have in the file store. */
export const foldersOf = (folder: string): string[] => [`incoming/${folder}/`, ...processedFolders(folder)]

/** All of a post's media may be under way at once: ten pictures, five songs and a film. */
const maxPending = 1_000_000_000

export type Usage = { pending: number; kept: number }

/** @param quota bytes for files of one account, under way and kept */
export const exceedsQuota = ({ pending, kept }: Usage, quota: number): boolean =>
  pending > maxPending || pending + kept > quota

/** A file name as it can be kept, from a header that may hold anything. */
export const cleanName = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 255)

const longestTitle = 200

/** The title that a song carries, else the name of its file without the extension. */
export function titleOf(tagged: string | undefined, fileName: string): string | null {
  const title = tidyText(tagged ?? '')
  const chosen = title !== '' && isCleanText(title) ? title : fileName.replace(/\.[^.]{1,5}$/, '').trim()
  return Array.from(chosen).slice(0, longestTitle).join('') || null
}

/** What a document is called: the name that its file came with, and the extension of its bytes. */
export function documentTitle(fileName: string, extension: string): string {
  const name = tidyLine(fileName.replace(/\.[^.]{1,5}$/, ''))
  const chosen = isCleanText(name) ? name.replaceAll(/\s+/g, ' ') : ''
  return `${Array.from(chosen).slice(0, longestTitle).join('') || 'document'}.${extension}`
}

const steps = 64

/**
 * Loudness in 64 steps, 0–100 of the loudest.
 * @param energies mean squares of the samples in short windows of equal length
 */
export function loudnessSteps(energies: readonly number[]): number[] {
  const levels = Array.from({ length: steps }, (_, step) => {
    const from = Math.floor((step * energies.length) / steps)
    const to = Math.max(from + 1, Math.floor(((step + 1) * energies.length) / steps))
    const part = energies.slice(from, to)
    return Math.sqrt(part.reduce((sum, energy) => sum + energy, 0) / Math.max(part.length, 1))
  })
  const loudest = Math.max(...levels)
  return levels.map(level => (loudest > 0 ? Math.round((level / loudest) * 100) : 0))
}
