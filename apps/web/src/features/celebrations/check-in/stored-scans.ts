import { useSyncExternalStore } from 'react'
import { ownKey } from '#lib/session.ts'
import { type Scan, withoutOld } from './scans.ts'

/** What one person scans is not for the next one at the same browser. */
const keyOf = (eventId: number) => ownKey(`door:${eventId}`)

const nothing: readonly Scan[] = []
const listeners = new Set<() => void>()
const cached = new Map<string, { raw: string; scans: readonly Scan[] }>()
// A full or forbidden store must not stop the door: what it does not take is kept for as long as the page stands.
const unkept = new Map<string, string>()

function parse(raw: string): readonly Scan[] {
  try {
    const scans: unknown = JSON.parse(raw)
    return Array.isArray(scans) ? withoutOld(scans as Scan[], Date.now()) : nothing
  } catch {
    return nothing
  }
}

/** The scans of this browser at the door of an event, oldest first. They outlive a reload. */
export function readScans(eventId: number): readonly Scan[] {
  const key = keyOf(eventId)
  if (!key) return nothing
  const raw = unkept.get(key) ?? localStorage.getItem(key)
  if (!raw) return nothing
  const known = cached.get(key)
  if (known?.raw === raw) return known.scans
  const scans = parse(raw)
  cached.set(key, { raw, scans })
  return scans
}

export function writeScans(eventId: number, change: (scans: readonly Scan[]) => readonly Scan[]): void {
  const key = keyOf(eventId)
  // An answer may come after the person has left.
  if (!key) return
  const raw = JSON.stringify(change(readScans(eventId)))
  try {
    localStorage.setItem(key, raw)
    unkept.delete(key)
  } catch {
    unkept.set(key, raw)
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The same, as they are now, in another tab too. */
export const useScans = (eventId: number): readonly Scan[] => useSyncExternalStore(subscribe, () => readScans(eventId))
