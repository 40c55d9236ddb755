import type { KeptUpload } from '#features/base/uploads'

export type Draft = { content: string; uploads: KeptUpload[] }

const keyOf = (userId: number) => `draft:post:${userId}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Draft).content === 'string' &&
  Array.isArray((value as Draft).uploads)

/** The words and finished uploads that a person has not posted yet; they outlive reloads and sessions. */
export function readDraft(userId: number): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')
    if (isDraft(stored)) return stored
  } catch {
    // What cannot be read is no draft.
  }
  return { content: '', uploads: [] }
}

export function writeDraft(userId: number, draft: Draft): void {
  try {
    if (draft.content || draft.uploads.length > 0) localStorage.setItem(keyOf(userId), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // A full or forbidden store must not stop anybody from writing.
  }
}
