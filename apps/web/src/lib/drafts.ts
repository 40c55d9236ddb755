import { useEffect, useRef, useState } from 'react'
import { hasSignedOut, ownKeyOf } from './own-storage.ts'
import { readSession } from './session.ts'

/** What one person has typed for one purpose and not sent yet. */
export type Draft<Values> = {
  /** Names it among the drafts of everybody. */
  key: string
  /** What was typed, over what stands in the fields otherwise. */
  read: () => Values
  /** Keeps what differs from that; nothing of anybody who has signed out meanwhile. */
  write: (values: Values) => void
  drop: () => void
  exists: () => boolean
}

/** Where it is kept: with the person, or for guests in the tab. */
function placeOf(purpose: string) {
  const userId = readSession()?.user.id
  const mayKeep = () => {
    const session = readSession()
    return session ? session.user.id === userId : userId === undefined || !hasSignedOut()
  }
  return userId === undefined
    ? { storage: sessionStorage, key: `draft:${purpose}`, mayKeep }
    : { storage: localStorage, key: ownKeyOf(userId, `draft:${purpose}`), mayKeep }
}

/**
 * The draft of whoever is signed in now. It outlives a reload and a lost session, and is deleted when they sign out or
 * somebody else signs in (`own-storage.ts`). `omit` names what is never kept, such as passwords.
 */
export function draftOf<Values extends object>(
  purpose: string,
  initial: Values,
  omit: readonly (keyof Values)[] = [],
): Draft<Values> {
  const { storage, key, mayKeep } = placeOf(purpose)
  const drop = () => storage.removeItem(key)
  const differs = ([name, value]: [string, unknown]) => {
    const field = name as keyof Values
    return !omit.includes(field) && JSON.stringify(value) !== JSON.stringify(initial[field])
  }
  return {
    key,
    drop,
    exists: () => storage.getItem(key) !== null,
    read: () => {
      try {
        return { ...initial, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<Values>) }
      } catch {
        return initial
      }
    },
    write: values => {
      if (!mayKeep()) return
      const changes = Object.entries(values).filter(differs)
      try {
        if (changes.length === 0) drop()
        else storage.setItem(key, JSON.stringify(Object.fromEntries(changes)))
      } catch {
        // A full or forbidden store must not stop anybody from writing.
      }
    },
  }
}

/** Forgets what was typed, once the server has it. */
export const dropDraft = (purpose: string): void => draftOf(purpose, {}).drop()

/** Whether the viewer has begun something and not sent it. */
export const hasDraft = (purpose: string): boolean => draftOf(purpose, {}).exists()

/** What stands in the fields of a form, kept as a draft until it is dropped; without a purpose it is not kept. */
export function useDraft<Values extends object>(
  purpose: string | null,
  initial: Values | (() => Values),
  omit?: readonly (keyof Values)[],
) {
  const [start] = useState(initial)
  const [draft] = useState(() => (purpose === null ? null : draftOf(purpose, start, omit)))
  const [values, setValues] = useState(() => draft?.read() ?? start)
  const [wasKept, setKept] = useState(() => draft?.exists() ?? false)
  const dropped = useRef<Values>(null)
  useEffect(() => {
    if (values !== dropped.current) draft?.write(values)
  }, [draft, values])
  const change = (changes: Partial<Values>) => setValues(before => ({ ...before, ...changes }))
  const drop = () => {
    dropped.current = values
    draft?.drop()
  }
  const reset = () => {
    draft?.drop()
    setKept(false)
    setValues(start)
  }
  return {
    values,
    change,
    drop,
    /** What was typed at another time stood in the fields at first. */
    hasDraft: wasKept,
    /** Forgets what was typed, in the fields too. */
    reset,
  }
}
