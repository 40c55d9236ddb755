import type { Store } from '#lib/store.ts'
import {
  type Attachment,
  createAttachments,
  fromFile,
  fromPost,
  fromSavedUpload,
  type SavedUpload,
} from './attachments.ts'
import { discardFile } from './data.ts'
import { type BegunUpload, createUploader } from './uploader.ts'

export type Tray = {
  read: () => readonly Attachment[]
  store: Store<readonly Attachment[]>
  add: (files: readonly File[]) => void
  /** Adds a file of a draft under the key that it had. */
  restore: (key: string, file: File) => void
  change: (key: string, change: Pick<Attachment, 'isKept'>) => void
  retry: (key: string) => void
  /** Cancels the upload, or discards the uploaded file. */
  remove: (key: string) => void
  /** Empties the tray, or takes some out of it, after they have been used. */
  clear: (used?: readonly Attachment[]) => void
  /** The upload of a file that was chosen here. */
  begun: (key: string) => BegunUpload | undefined
  /** Takes some out of it whose uploads go on elsewhere. */
  release: (used: readonly Attachment[]) => void
  onFail: (listener: (error: unknown) => void) => () => void
}

const revokePreview = ({ preview }: Attachment) => {
  if (preview) URL.revokeObjectURL(preview)
}

/** Leaves nothing of a file that nobody wants any more, unless a post already shows it. */
function discard(attachment: Attachment): void {
  revokePreview(attachment)
  if (attachment.fileUrl && !attachment.isExisting) discardFile(attachment.fileUrl)
}

export type TrayOptions = {
  /** Whether files wait for a connection, instead of failing without one. */
  mayWait?: boolean
}

/** Who is told that an upload has failed. */
function createFailures() {
  const listeners = new Set<(error: unknown) => void>()
  return {
    onFail: (listener: (error: unknown) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    failed: (error: unknown) => {
      for (const listener of listeners) listener(error)
    },
  }
}

/** The attachments of one post. Lives outside React, so that uploads continue on other pages. */
export function createTray(
  saved: readonly SavedUpload[] = [],
  existing: readonly SavedUpload[] = [],
  { mayWait = false }: TrayOptions = {},
): Tray {
  const list = createAttachments([...existing.map(fromPost), ...saved.map(fromSavedUpload)])
  const { onFail, failed } = createFailures()
  const uploader = createUploader(list, { mayWait, onFail: failed })
  const begin = (added: readonly { file: File; attachment: Attachment }[]) => {
    list.set([...list.read(), ...added.map(({ attachment }) => attachment)])
    for (const { file, attachment } of added) uploader.start(attachment.key, file)
  }
  const release = (used: readonly Attachment[]) => {
    for (const { key } of used) uploader.release(key)
    used.forEach(revokePreview)
    list.set(list.read().filter(({ key }) => !used.some(one => one.key === key)))
  }
  return {
    read: list.read,
    store: list.store,
    add: files => begin(files.map(file => ({ file, attachment: fromFile(file) }))),
    restore: (key, file) => begin([{ file, attachment: { ...fromFile(file), key, isKept: true } }]),
    change: list.change,
    retry: uploader.again,
    remove: key => {
      const attachment = list.find(key)
      if (!attachment) return
      uploader.stop(key)
      list.set(list.read().filter(other => other.key !== key))
      discard(attachment)
    },
    clear: (used = list.read()) => {
      for (const { key } of used) uploader.stop(key)
      release(used)
    },
    begun: uploader.begun,
    release,
    onFail,
  }
}
