import { useSyncExternalStore } from 'react'
import { userKey } from '#lib/session.ts'
import { type Scan, withoutOld } from './scans.ts'

/** Keyed by user: the next user of this browser must not see the scans. */
const keyOf = (eventId: number) => userKey(`door:${eventId}`)

const nothing: readonly Scan[] = []
const listeners = new Set<() => void>()
const cached = new Map<string, { raw: string; scans: readonly Scan[] }>()
// A full or forbidden storage must not stop check-in: what it rejects stays in memory.
const unsaved = new Map<string, string>()

function parse(raw: string): readonly Scan[] {
  try {
    const scans: unknown = JSON.parse(raw)
    return Array.isArray(scans) ? withoutOld(scans as Scan[], Date.now()) : nothing
  } catch {
    return nothing
  }
}

/** This browser's scans of an event, oldest first. They survive a reload. */
export function readScans(eventId: number): readonly Scan[] {
  const key = keyOf(eventId)
  if (!key) return nothing
  const raw = unsaved.get(key) ?? localStorage.getItem(key)
  if (!raw) return nothing
  const parsed = cached.get(key)
  if (parsed?.raw === raw) return parsed.scans
  const scans = parse(raw)
  cached.set(key, { raw, scans })
  return scans
}

export function writeScans(eventId: number, change: (scans: readonly Scan[]) => readonly Scan[]): void {
  const key = keyOf(eventId)
  // An answer may arrive after the user has signed out.
  if (!key) return
  const raw = JSON.stringify(change(readScans(eventId)))
  try {
    localStorage.setItem(key, raw)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, raw)
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

/** The stored scans, updated live, also from other tabs. */
export const useScans = (eventId: number): readonly Scan[] => useSyncExternalStore(subscribe, () => readScans(eventId))
