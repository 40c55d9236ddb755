import { useEffect } from 'react'
import type { EventValues } from './values.ts'

/** Under which name the browser keeps what one person has typed: of a new event, or of a change to one. */
export const draftKey = (userId: number, eventId?: number): string =>
  eventId === undefined ? `draft:event:${userId}` : `draft:event:${userId}:${eventId}`

/** What was typed and not sent, over the fields as they are. */
export function readDraft(key: string, now: EventValues): EventValues {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<EventValues>
    return { ...now, ...kept }
  } catch {
    return now
  }
}

export const dropDraft = (key: string): void => localStorage.removeItem(key)

const changesOf = (now: EventValues, values: EventValues) =>
  Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name as keyof EventValues]),
  )

/** Keeps what differs: it outlives leaving the page, a reload and an expired session. */
export function useDraft(key: string, now: EventValues, values: EventValues, sent: boolean): void {
  useEffect(() => {
    const changes = changesOf(now, values)
    try {
      if (sent || changes.length === 0) dropDraft(key)
      else localStorage.setItem(key, JSON.stringify(Object.fromEntries(changes)))
    } catch {
      // A full or forbidden store must not stop anybody from writing.
    }
  }, [key, now, values, sent])
}
