import type { Quote } from '@celebrio/contract/chat/shapes'
import type { SavedUpload } from '#features/base/uploads'
import { outboxPrefix } from '#features/chat/conversations'
import type { ErrorCode } from '#lib/api/api-error.ts'
import { createStore } from '#lib/store.ts'
import { onSignOut } from '#lib/user-storage.ts'
import { dropFiles, isInMemory, isKept, type KeptFile, sweepFiles } from './kept-files.ts'

/** A message that is not with the server yet. */
export type Waiting = {
  client_id: string
  conversation_id: number
  /** What the conversation was called. */
  to?: string
  body: string
  /** Its files, which the server has already, or which lie in this browser until they are uploaded. */
  files: readonly (SavedUpload | KeptFile)[]
  reply_to: Pick<Quote, 'id' | 'seq' | 'body' | 'author' | 'media' | 'is_deleted'> | null
  /** ISO 8601. */
  written_at: string
  /** Why the server has refused it; null while it waits. */
  refused: ErrorCode | null
}

/** Whether all of its files are uploaded. */
export const isReady = ({ files }: Waiting): boolean => !files.some(isKept)

/**
 * All waiting messages of the viewer, in the order in which they were written. They lie in this browser until they are sent,
 * each under a key of its own: tabs that write at once do not overwrite each other.
 */
const store = createStore<readonly Waiting[]>([])

export { store as outbox }

/** Whether the server takes no more for a moment, as there were too many in a short time. */
export const slowed = createStore(false)

/** What the storage would not take, full or forbidden: it is sent from memory, and lost with the page. */
const unstored = new Map<string, Waiting>()
onSignOut(() => unstored.clear())

/** Whether something would be lost with the page. */
export const wouldBeLost = (): boolean => unstored.size > 0

const parse = (raw: string | null): Waiting[] => {
  try {
    return raw === null ? [] : [JSON.parse(raw) as Waiting]
  } catch {
    return []
  }
}

function readStored(): Waiting[] {
  const prefix = outboxPrefix()
  if (prefix === null) return []
  return Object.keys(localStorage)
    .filter(key => key.startsWith(prefix))
    .flatMap(key => parse(localStorage.getItem(key)))
}

/** Reads what lies in this browser, which other tabs have written too. */
export const readOutbox = (): readonly Waiting[] =>
  [...readStored(), ...unstored.values()].sort((a, b) => a.written_at.localeCompare(b.written_at))

const read = () => store.set(readOutbox())

function save(waiting: Waiting): void {
  unstored.delete(waiting.client_id)
  const prefix = outboxPrefix()
  try {
    if (prefix === null) throw new Error('Nobody is signed in.')
    if (waiting.files.some(isInMemory)) throw new Error('Only this page has its files.')
    localStorage.setItem(prefix + waiting.client_id, JSON.stringify(waiting))
  } catch {
    unstored.set(waiting.client_id, waiting)
  }
  read()
}

export const addWaiting = save

/** Takes one out, that was sent or is not to be. */
export function dropWaiting(clientId: string): void {
  unstored.delete(clientId)
  const prefix = outboxPrefix()
  if (prefix !== null) localStorage.removeItem(prefix + clientId)
  void dropFiles(clientId)
  read()
}

export const findWaiting = (clientId: string): Waiting | undefined =>
  readOutbox().find(one => one.client_id === clientId)

export function setRefused(clientId: string, refused: ErrorCode | null): void {
  const waiting = findWaiting(clientId)
  if (waiting) save({ ...waiting, refused })
}

/** Puts an upload in the place of a file that the server has by now. @returns whether the message still waits */
export function setUploaded(clientId: string, key: string, upload: SavedUpload): boolean {
  const waiting = findWaiting(clientId)
  if (waiting) save({ ...waiting, files: waiting.files.map(one => (isKept(one) && one.key === key ? upload : one)) })
  return waiting !== undefined
}

/** What other tabs have added or sent is there as well, and is gone with the viewer. */
export function followOutbox(): () => void {
  read()
  void sweepFiles(id => findWaiting(id) !== undefined)
  addEventListener('storage', read)
  return () => removeEventListener('storage', read)
}
