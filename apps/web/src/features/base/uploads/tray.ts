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
import { createUploader } from './uploader.ts'

export type Tray = {
  read: () => readonly Attachment[]
  store: Store<readonly Attachment[]>
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  /** Cancels the upload, or discards the uploaded file. */
  remove: (key: string) => void
  /** Empties the tray, after its files have been used. */
  clear: () => void
  onFail: (listener: (error: unknown) => void) => () => void
}

const revokePreview = ({ preview }: Attachment) => {
  if (preview) URL.revokeObjectURL(preview)
}

/** The attachments of one post. Lives outside React, so that uploads continue on other pages. */
export function createTray(saved: readonly SavedUpload[] = [], existing: readonly SavedUpload[] = []): Tray {
  const list = createAttachments([...existing.map(fromPost), ...saved.map(fromSavedUpload)])
  const failListeners = new Set<(error: unknown) => void>()
  const uploader = createUploader(list, error => {
    for (const listener of failListeners) listener(error)
  })
  return {
    read: list.read,
    store: list.store,
    add: files => {
      const added = files.map(file => ({ file, attachment: fromFile(file) }))
      list.set([...list.read(), ...added.map(({ attachment }) => attachment)])
      for (const { file, attachment } of added) uploader.start(attachment.key, file)
    },
    retry: uploader.again,
    remove: key => {
      const attachment = list.find(key)
      if (!attachment) return
      uploader.stop(key)
      list.set(list.read().filter(other => other.key !== key))
      revokePreview(attachment)
      if (attachment.fileUrl && !attachment.isExisting) discardFile(attachment.fileUrl)
    },
    clear: () => {
      for (const { key } of list.read()) uploader.stop(key)
      list.read().forEach(revokePreview)
      list.set([])
    },
    onFail: listener => {
      failListeners.add(listener)
      return () => void failListeners.delete(listener)
    },
  }
}
