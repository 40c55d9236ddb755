import { type AttachedFile, type MediaKind, uploadKind } from '@celebrio/contract/base/media'
import { createStore } from '#lib/store.ts'

/** A finished upload, as it is stored in a draft. */
export type SavedUpload = { name: string; kind: MediaKind; fileUrl: string; media: AttachedFile }

export type Attachment = {
  key: string
  name: string
  kind: MediaKind
  /** Object URL of the local file; null for uploads restored from a draft. */
  preview: string | null
  /** The chosen file; null for uploads restored from a draft. */
  file: File | null
  /** `checking`: the file has been sent and the server is processing it. `waiting`: there is no connection. */
  state: 'sending' | 'checking' | 'waiting' | 'failed' | 'done'
  /** Upload progress, 0 to 1. */
  share: number
  error: unknown
  fileUrl: string | null
  media: AttachedFile | null
  /** Already part of the post: removing the attachment does not discard the file. */
  isExisting: boolean
  /** Whether its file lies in this browser until it is uploaded, so that it survives a reload. */
  isKept: boolean
}

/** An attachment restored from a draft. */
export const fromSavedUpload = (saved: SavedUpload): Attachment => ({
  ...saved,
  key: saved.fileUrl,
  preview: null,
  file: null,
  state: 'done',
  share: 1,
  error: null,
  isExisting: false,
  isKept: false,
})

/** An attachment that the edited post already has. */
export const fromPost = (existing: SavedUpload): Attachment => ({ ...fromSavedUpload(existing), isExisting: true })

/** An attachment of a file that was just chosen. */
export const fromFile = (file: File): Attachment => ({
  key: crypto.randomUUID(),
  name: file.name,
  kind: uploadKind(file.type) ?? 'image',
  preview: URL.createObjectURL(file),
  file,
  state: 'sending',
  share: 0,
  error: null,
  fileUrl: null,
  media: null,
  isExisting: false,
  isKept: false,
})

/** The finished uploads of a tray, to be stored in a draft. */
export const savedUploads = (attachments: readonly Attachment[]): SavedUpload[] =>
  attachments.flatMap(({ name, kind, fileUrl, media }) => (fileUrl && media ? [{ name, kind, fileUrl, media }] : []))

/** The list of attachments as a store. */
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
