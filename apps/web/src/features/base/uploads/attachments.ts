import { type Media, type PostMediaKind, postMediaKind } from '@celebrio/contract/base/media'
import { createStore } from '#lib/store.ts'

/** An upload that has come through; it can be kept across reloads. */
export type KeptUpload = { name: string; kind: PostMediaKind; fileUrl: string; media: Media }

export type Attachment = {
  key: string
  name: string
  kind: PostMediaKind
  /** Address of the local file; null for uploads kept from an earlier visit. */
  preview: string | null
  /** `checking`: the file has gone out and the server processes it. */
  state: 'sending' | 'checking' | 'failed' | 'done'
  /** How much has gone out, 0 to 1. */
  share: number
  error: unknown
  fileUrl: string | null
  media: Media | null
  /** Part of a post already: taking it off the tray does not throw the file away. */
  held: boolean
}

/** An upload of an earlier visit, back on the tray. */
export const ofKept = (kept: KeptUpload): Attachment => ({
  ...kept,
  key: kept.fileUrl,
  preview: null,
  state: 'done',
  share: 1,
  error: null,
  held: false,
})

/** What a post that is being changed holds. */
export const ofHeld = (held: KeptUpload): Attachment => ({ ...ofKept(held), held: true })

/** A file that was just chosen. */
export const ofFile = (file: File): Attachment => ({
  key: crypto.randomUUID(),
  name: file.name,
  kind: postMediaKind(file.type) ?? 'image',
  preview: URL.createObjectURL(file),
  state: 'sending',
  share: 0,
  error: null,
  fileUrl: null,
  media: null,
  held: false,
})

/** What can be kept of a tray across a reload. */
export const keptUploads = (attachments: readonly Attachment[]): KeptUpload[] =>
  attachments.flatMap(({ name, kind, fileUrl, media }) => (fileUrl && media ? [{ name, kind, fileUrl, media }] : []))

/** The list itself; listeners hear of every change. */
export function createAttachments(start: Attachment[]) {
  const store = createStore<readonly Attachment[]>(start)
  const { get: read, set } = store
  return {
    store,
    read,
    find: (key: string) => read().find(attachment => attachment.key === key),
    set,
    change: (key: string, change: Partial<Attachment>) =>
      set(read().map(attachment => (attachment.key === key ? { ...attachment, ...change } : attachment))),
  }
}

export type Attachments = ReturnType<typeof createAttachments>
