import type { Store } from '#lib/store.ts'
import { type Attachment, createAttachments, type KeptUpload, ofFile, ofHeld, ofKept } from './attachments.ts'
import { discardFile } from './data.ts'
import { createSender } from './sender.ts'

export type Tray = {
  read: () => readonly Attachment[]
  store: Store<readonly Attachment[]>
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  /** Stops the upload, or throws the uploaded file away. */
  remove: (key: string) => void
  /** Forgets everything after it was used. */
  clear: () => void
  onFail: (listener: (error: unknown) => void) => () => void
}

const forgetPreview = ({ preview }: Attachment) => {
  if (preview) URL.revokeObjectURL(preview)
}

/** The files on their way into one post. Lives outside the pages, so that uploads go on while people look around. */
export function createTray(kept: readonly KeptUpload[] = [], held: readonly KeptUpload[] = []): Tray {
  const list = createAttachments([...held.map(ofHeld), ...kept.map(ofKept)])
  const failListeners = new Set<(error: unknown) => void>()
  const sender = createSender(list, error => {
    for (const listener of failListeners) listener(error)
  })
  return {
    read: list.read,
    store: list.store,
    add: files => {
      const added = files.map(file => ({ file, attachment: ofFile(file) }))
      list.set([...list.read(), ...added.map(({ attachment }) => attachment)])
      for (const { file, attachment } of added) sender.start(attachment.key, file)
    },
    retry: sender.again,
    remove: key => {
      const attachment = list.find(key)
      if (!attachment) return
      sender.stop(key)
      list.set(list.read().filter(other => other.key !== key))
      forgetPreview(attachment)
      if (attachment.fileUrl && !attachment.held) discardFile(attachment.fileUrl)
    },
    clear: () => {
      for (const { key } of list.read()) sender.stop(key)
      list.read().forEach(forgetPreview)
      list.set([])
    },
    onFail: listener => {
      failListeners.add(listener)
      return () => void failListeners.delete(listener)
    },
  }
}
