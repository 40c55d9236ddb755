import { draftOf } from '#lib/drafts.ts'
import { onSignOut } from '#lib/user-storage.ts'
import { type SavedUpload, savedUploads } from './attachments.ts'
import { draftFilesOf } from './draft-files.ts'
import { createTray, type Tray, type TrayOptions } from './tray.ts'

const trays = new Map<string, Tray>()

/**
 * The tray of one of the viewer's drafts: uploads continue on other pages, and finished ones survive a reload. Where files
 * may wait for a connection, so do those that are not uploaded yet.
 */
export function trayOf(purpose: string, options?: TrayOptions): Tray {
  const draft = draftOf(purpose, { uploads: [] as SavedUpload[], files: [] as string[] })
  const existing = trays.get(draft.key)
  if (existing) return existing
  const stored = draft.read()
  const tray = createTray(stored.uploads, [], options)
  const files = options?.mayWait ? draftFilesOf(purpose, tray, stored.files) : null
  tray.store.subscribe(() => {
    draft.write({ uploads: savedUploads(tray.read()), files: files?.read() ?? [] })
    files?.follow()
  })
  trays.set(draft.key, tray)
  return tray
}

onSignOut(() => {
  for (const tray of trays.values()) tray.clear()
  trays.clear()
})
