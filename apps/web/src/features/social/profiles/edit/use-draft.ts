import { useEffect } from 'react'
import type { EditValues } from './values.ts'

const keyOf = (userId: number) => `draft:profile:${userId}`

/** What was typed and not saved, over the fields as the profile is now. */
export function readDraft(userId: number, now: EditValues): EditValues {
  try {
    return { ...now, ...(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Partial<EditValues>) }
  } catch {
    return now
  }
}

export const dropDraft = (userId: number): void => localStorage.removeItem(keyOf(userId))

/** Keeps what differs from the profile: it outlives leaving the page, a reload and an expired session. */
export function useDraft(userId: number, now: EditValues, values: EditValues, saved: boolean): void {
  useEffect(() => {
    const changed = Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name as keyof EditValues]),
    )
    try {
      if (saved || changed.length === 0) dropDraft(userId)
      else localStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(changed)))
    } catch {
      // A full or forbidden store must not stop anybody from typing.
    }
  }, [userId, now, values, saved])
}
