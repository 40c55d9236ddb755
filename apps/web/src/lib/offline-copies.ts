import { isServer } from '#runtime'
import { ApiError } from './api/api-error.ts'
import { readSession, userKey } from './session.ts'
import { guestKeyOf } from './user-storage.ts'

const mark = ':offline:'

// A page whose viewer has signed out keeps nothing for the next one, whatever it asks again.
let wasSignedIn = false

/** Where a copy lies: with the viewer's own data, or with that of guests; sign-out deletes both. */
function keyOf(name: string): string | null {
  if (isServer) return null
  const key = `offline:${name}`
  wasSignedIn ||= readSession() !== null
  return wasSignedIn ? userKey(key) : guestKeyOf(key)
}

/** ISO 8601. */
type Copy<Data> = { until: string; data: Data }

function parse<Data>(raw: string | null): Copy<Data> | null {
  try {
    return JSON.parse(raw ?? 'null') as Copy<Data> | null
  } catch {
    return null
  }
}

/** Copies that nobody needs any longer are deleted when the next one is written. */
function deleteOld(now: string): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.includes(mark)) continue
    if ((parse(localStorage.getItem(key))?.until ?? '') < now) localStorage.removeItem(key)
  }
}

function save<Data>(key: string, copy: Copy<Data>): void {
  try {
    deleteOld(new Date().toISOString())
    localStorage.setItem(key, JSON.stringify(copy))
  } catch {
    // A full or forbidden storage must not break the page.
  }
}

/** Copies an answer that came by another way. */
export function storeCopy<Data>(name: string, copy: Copy<Data>): void {
  const key = keyOf(name)
  if (key !== null) save(key, copy)
}

type Ask<Data> = {
  /** What is copied, unique for the viewer. */
  name: string
  ask: () => Promise<Data>
  /** What of it is needed offline, and until when (ISO 8601); null for what is not copied. */
  copyOf: (data: Data) => Copy<Data> | null
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * Asks the server and copies the answer into this browser; without a connection, or when the server fails, the copy is
 * the answer. What the server refuses leaves no copy.
 * @throws ApiError as `ask` does, where there is no copy
 */
export async function askOrCopy<Data>({ name, ask, copyOf }: Ask<Data>): Promise<Data> {
  const key = keyOf(name)
  try {
    const data = await ask()
    const copy = copyOf(data)
    // The answer may arrive after the viewer has signed out.
    if (key === null || key !== keyOf(name)) return data
    if (copy) save(key, copy)
    else localStorage.removeItem(key)
    return data
  } catch (error) {
    if (key === null || !(error instanceof ApiError)) throw error
    if (isRefusal(error)) localStorage.removeItem(key)
    const copy = isRefusal(error) ? null : parse<Data>(localStorage.getItem(key))
    if (!copy) throw error
    return copy.data
  }
}

/** Options of a query that asks so: a copy gives way as soon as there is a connection. */
export const offlineCopy = { refetchOnReconnect: 'always' } as const
