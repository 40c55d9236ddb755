import { draftOf } from '#lib/drafts.ts'
import { onSignOut } from '#lib/user-storage.ts'
import { type SavedUpload, savedUploads } from './attachments.ts'
import { createTray, type Tray, type TrayOptions } from './tray.ts'

const trays = new Map<string, Tray>()

/** The tray of one of the viewer's drafts: uploads continue on other pages, and finished ones survive a reload. */
export function trayOf(purpose: string, options?: TrayOptions): Tray {
  const draft = draftOf(purpose, { uploads: [] as SavedUpload[] })
  const existing = trays.get(draft.key)
  if (existing) return existing
  const tray = createTray(draft.read().uploads, [], options)
  tray.store.subscribe(() => draft.write({ uploads: savedUploads(tray.read()) }))
  trays.set(draft.key, tray)
  return tray
}

onSignOut(() => {
  for (const tray of trays.values()) tray.clear()
  trays.clear()
})
