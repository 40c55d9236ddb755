import { useState } from 'react'
import { readSession } from '#lib/session.ts'

/** What one person types is not for the next one at the same browser. */
const keyOf = (name: string) => `draft:${name}:${readSession()?.user.id ?? 0}`

function readKept<Values extends object>(name: string, initial: Values): Values {
  try {
    return { ...initial, ...(JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') as Partial<Values>) }
  } catch {
    return initial
  }
}

/** Forgets what was kept, once the server has it. */
export const dropKept = (name: string): void => localStorage.removeItem(keyOf(name))

/** What stands in the fields of a small form: it outlives a reload, until it is dropped. */
export function useKept<Values extends object>(name: string, initial: Values) {
  const [values, setValues] = useState(() => readKept(name, initial))
  const change = (changes: Partial<Values>) => {
    const next = { ...values, ...changes }
    setValues(next)
    try {
      localStorage.setItem(keyOf(name), JSON.stringify(next))
    } catch {
      // A full or forbidden store must not stop anybody from writing.
    }
  }
  return { values, change, drop: () => dropKept(name) }
}
