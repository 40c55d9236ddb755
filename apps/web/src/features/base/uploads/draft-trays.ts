import { draftOf } from '#lib/drafts.ts'
import { onSignOut } from '#lib/own-storage.ts'
import { type KeptUpload, keptUploads } from './attachments.ts'
import { createTray, type Tray } from './tray.ts'

const trays = new Map<string, Tray>()

/** The tray of one draft of the viewer: it is there while they look at other pages, and what has come through outlives a reload. */
export function trayOf(purpose: string): Tray {
  const draft = draftOf(purpose, { uploads: [] as KeptUpload[] })
  const known = trays.get(draft.key)
  if (known) return known
  const tray = createTray(draft.read().uploads)
  tray.store.subscribe(() => draft.write({ uploads: keptUploads(tray.read()) }))
  trays.set(draft.key, tray)
  return tray
}

onSignOut(() => {
  for (const tray of trays.values()) tray.clear()
  trays.clear()
})
