import { z } from 'zod'
import type { FilePart } from '../platform/endpoint.ts'

const megabyte = 1_000_000

/** Accepted content types and sizes by kind (specification part 1 §5, decisions §3). Sizes in bytes. */
export const mediaKinds = {
  image: { types: ['image/png', 'image/gif', 'image/jpeg'], maxBytes: 15 * megabyte },
  audio: { types: ['audio/mpeg'], maxBytes: 20 * megabyte },
  video: { types: ['video/mp4'], maxBytes: 200 * megabyte },
  document: {
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/png',
      'image/jpeg',
    ],
    maxBytes: 10 * megabyte,
  },
} as const

export type MediaKind = keyof typeof mediaKinds
/** A file part that takes one file of a kind. */
export const oneFile = (kind: MediaKind): FilePart => ({ max: 1, maxBytes: mediaKinds[kind].maxBytes })

export type PostMediaKind = Exclude<MediaKind, 'document'>

/** Maximum pixels of a picture, summed over all frames of an animation. */
export const maxPixels = 50_000_000
/** Widths of the renditions of a picture, in pixels; smaller pictures are not enlarged. */
export const renditionWidths = [480, 960, 1920] as const

/** Alternative names that browsers and systems send for the same types. */
const aliases: Record<string, string> = {
  'audio/mp3': 'audio/mpeg',
  'image/jpg': 'image/jpeg',
  'audio/mpeg3': 'audio/mpeg',
}

/** The canonical content type: lower case, without parameters, without aliases. */
export function canonicalType(type: string): string {
  const bare = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return aliases[bare] ?? bare
}

/** The kind of media of a content type; null if posts do not accept it. */
export function postMediaKind(type: string): PostMediaKind | null {
  const canonical = canonicalType(type)
  const kinds = ['image', 'audio', 'video'] as const
  return kinds.find(kind => (mediaKinds[kind].types as readonly string[]).includes(canonical)) ?? null
}

/** The kind of upload of a content type; null if nothing accepts it. Documents are files of messages only. */
export function uploadKind(type: string): MediaKind | null {
  const isDocument = (mediaKinds.document.types as readonly string[]).includes(canonicalType(type))
  return postMediaKind(type) ?? (isDocument ? 'document' : null)
}

/** A picture, song or film as the interface shows it. `image` is its address, also for sound and film. */
export const media = z.object({
  id: z.int(),
  image: z.string(),
  file_type: z.enum(['image', 'audio', 'video']),
  /** Pixels; null for sound and for films whose size is not known. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** ThumbHash in base64 (https://evanw.github.io/thumbhash/), the placeholder while a picture loads. */
  blur: z.string().nullable(),
  /** For `srcset`: addresses of the renditions by width in pixels. */
  sources: z.array(z.object({ width: z.int(), url: z.string() })),
  /** Length of sound and film in milliseconds. */
  duration: z.int().nullable(),
  /** Loudness of a song in 64 steps, 0–100. */
  peaks: z.array(z.int()).nullable(),
  title: z.string().nullable(),
  /** Poster image of a film, if there is one. */
  poster: z.string().nullable(),
})
export type Media = z.output<typeof media>

/** A document that is kept as it is, to be downloaded. It has no address of its own: what holds it says where it is read. */
export const document = z.object({
  id: z.int(),
  file_type: z.literal('document'),
  /** With its extension, which is that of its bytes. */
  file_name: z.string(),
  /** Bytes. */
  size: z.int(),
})
export type Document = z.output<typeof document>

/** What was uploaded, or is attached to a message. */
export const attachedFile = z.discriminatedUnion('file_type', [media, document])
export type AttachedFile = z.output<typeof attachedFile>

/** The title of a recorded voice: clients show it in the language of who listens. */
export const voiceTitle = 'voice-message'

/** How many files of each kind can be attached to one thing, such as a post. */
export const attachmentLimits = { image: 10, audio: 5, video: 1 } as const satisfies Record<PostMediaKind, number>
