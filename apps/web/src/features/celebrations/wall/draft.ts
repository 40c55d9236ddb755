import { createTray, type KeptUpload, type Tray } from '#features/base/uploads'

export type Draft = { words: string; uploads: KeptUpload[] }

/** Under which name the browser keeps what one person has begun for one wall. */
export const draftKey = (userId: number, eventId: number): string => `draft:wall:${userId}:${eventId}`

export function readDraft(key: string): Draft {
  try {
    const { words = '', uploads = [] } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Draft>
    return { words, uploads }
  } catch {
    return { words: '', uploads: [] }
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    if (draft.words || draft.uploads.length > 0) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // A full or forbidden store must not stop anybody from writing.
  }
}

const trays = new Map<string, Tray>()

/** One tray for each person and wall, kept while they look at other pages. */
export function trayOf(key: string): Tray {
  const tray = trays.get(key) ?? createTray(readDraft(key).uploads)
  trays.set(key, tray)
  return tray
}
