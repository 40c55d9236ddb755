import type { Span } from '#lib/formats-zones.ts'
import { userKey } from '#lib/session.ts'

/** Number of guests checked in, and when it was counted. */
export type Counted = { inside: number; expected: number; at: string }

/** The event data that the check-in page shows. */
export type CheckInEvent = { id: number; title: string; span: Span }

export type OfflineCheckIn = { event: CheckInEvent; counted: Counted | null }

const keyOf = (eventId: number) => userKey(`door-event:${eventId}`)

/** Offline copy of an event that the user checks in, from local storage. */
export function readOfflineEvent(eventId: number): OfflineCheckIn | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(eventId) ?? '') ?? 'null') as OfflineCheckIn | null
    return stored?.event?.id === eventId ? stored : null
  } catch {
    return null
  }
}

export function saveOfflineEvent(stored: OfflineCheckIn): void {
  const key = keyOf(stored.event.id)
  try {
    if (key) localStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // A full storage must not stop check-in.
  }
}

/** Deletes the copy when the user no longer works at this event. */
export function deleteOfflineEvent(eventId: number): void {
  const key = keyOf(eventId)
  if (key) localStorage.removeItem(key)
}
