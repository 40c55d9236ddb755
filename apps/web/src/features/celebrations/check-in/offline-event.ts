import type { Span } from '#lib/formats-zones.ts'
import { ownKey } from '#lib/session.ts'

/** How many are in, and when that was so. */
export type Counted = { inside: number; expected: number; at: string }

/** The little that a door shows of its event. */
export type CheckInEvent = { id: number; title: string; span: Span }

export type OfflineCheckIn = { event: CheckInEvent; counted: Counted | null }

const keyOf = (eventId: number) => ownKey(`door-event:${eventId}`)

/** What this browser knows of an event at whose door the person works; for when there is no line. */
export function readKept(eventId: number): OfflineCheckIn | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(eventId) ?? '') ?? 'null') as OfflineCheckIn | null
    return kept?.event?.id === eventId ? kept : null
  } catch {
    return null
  }
}

export function keep(kept: OfflineCheckIn): void {
  const key = keyOf(kept.event.id)
  try {
    if (key) localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A full store must not stop the door.
  }
}

/** Who works there no more need not know. */
export function forget(eventId: number): void {
  const key = keyOf(eventId)
  if (key) localStorage.removeItem(key)
}
