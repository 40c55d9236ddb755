import { useEffect, useRef, useState } from 'react'
import { readSession } from './session.ts'
import { hasSignedOut, userKeyOf } from './user-storage.ts'

/** Unsent form values of one user for one purpose. */
export type Draft<Values> = {
  /** Its storage key. */
  key: string
  /** The stored values, merged over the initial ones. */
  read: () => Values
  /** Stores the values that differ from the initial ones, unless the user has signed out meanwhile. */
  write: (values: Values) => void
  drop: () => void
  exists: () => boolean
}

/** Where a draft is stored: per user in the local storage, for guests in the session storage. */
function storageFor(purpose: string) {
  const userId = readSession()?.user.id
  const mayStore = () => {
    const session = readSession()
    return session ? session.user.id === userId : userId === undefined || !hasSignedOut()
  }
  return userId === undefined
    ? { storage: sessionStorage, key: `draft:${purpose}`, mayStore }
    : { storage: localStorage, key: userKeyOf(userId, `draft:${purpose}`), mayStore }
}

/**
 * The draft of the signed-in user. It survives a reload and a lost session, and is deleted when they sign out or somebody
 * else signs in (`user-storage.ts`). Fields in `omit`, such as passwords, are never stored.
 */
export function draftOf<Values extends object>(
  purpose: string,
  initial: Values,
  omit: readonly (keyof Values)[] = [],
): Draft<Values> {
  const { storage, key, mayStore } = storageFor(purpose)
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
      if (!mayStore()) return
      const changes = Object.entries(values).filter(differs)
      try {
        if (changes.length === 0) drop()
        else storage.setItem(key, JSON.stringify(Object.fromEntries(changes)))
      } catch {
        // A full or forbidden storage must not break the form.
      }
    },
  }
}

/** Deletes a draft, once the server has the values. */
export const dropDraft = (purpose: string): void => draftOf(purpose, {}).drop()

/** Whether the viewer has a draft for a purpose. */
export const hasDraft = (purpose: string): boolean => draftOf(purpose, {}).exists()

/** Form values that are stored as a draft until it is dropped; without a purpose they are not stored. */
export function useDraft<Values extends object>(
  purpose: string | null,
  initial: Values | (() => Values),
  omit?: readonly (keyof Values)[],
) {
  const [start] = useState(initial)
  const [draft] = useState(() => (purpose === null ? null : draftOf(purpose, start, omit)))
  const [values, setValues] = useState(() => draft?.read() ?? start)
  const [wasRestored, setRestored] = useState(() => draft?.exists() ?? false)
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
    setRestored(false)
    setValues(start)
  }
  return {
    values,
    change,
    drop,
    /** Whether the initial values were restored from a draft. */
    hasDraft: wasRestored,
    /** Deletes the draft and restores the initial values. */
    reset,
  }
}
