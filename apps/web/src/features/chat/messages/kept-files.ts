import type { MediaKind } from '@celebrio/contract/base/media'
import { keptFiles } from '#lib/kept-files.ts'
import { onSignOut } from '#lib/user-storage.ts'

/** A file of a message that waits: it is not uploaded yet, and lies in this browser. */
export type KeptFile = { key: string; name: string; kind: MediaKind; size: number }

export const isKept = (file: object): file is KeptFile => 'key' in file

/** How many bytes of files can wait in a browser. */
export const mostKept = 50_000_000

/** Why files are not kept: they are too large together, or the browser takes no more. */
export class NotKept extends Error {
  readonly why: 'tooLarge' | 'noRoom'

  constructor(why: NotKept['why']) {
    super(`Files were not kept: ${why}.`)
    this.why = why
  }
}

/** What keeps or sweeps files does so in one tab at a time: files whose message is about to be written are not swept. */
export const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('outbox-files', work) : work()

const allOf = '/outbox/'
const keyPrefix = (clientId: string) => `${allOf}${clientId}/`

/** What finds no room while there is a connection: it is uploaded from memory, and lost with the page. */
const inMemory = new Map<string, File>()
onSignOut(() => inMemory.clear())

/** Whether a file of a message would be lost with the page. */
export const isInMemory = (file: object): boolean => isKept(file) && inMemory.has(file.key)

type Chosen = { file: File; name: string; kind: MediaKind }

async function store(clientId: string, files: ReadonlyMap<string, File>, held: number): Promise<void> {
  const size = [...files.values()].reduce((sum, file) => sum + file.size, held)
  if (size > mostKept) throw new NotKept('tooLarge')
  try {
    for (const [key, file] of files) await keptFiles.put(key, file)
  } catch {
    await dropFiles(clientId)
    throw new NotKept('noRoom')
  }
}

type KeepOptions = {
  /** Bytes of the files that wait already. */
  held: number
  /** Whether what finds no room stays in memory. */
  mayStayInMemory: boolean
}

/**
 * Keeps the files of a message.
 * @throws NotKept, and then keeps none of them
 */
export async function keepFiles(
  clientId: string,
  chosen: readonly Chosen[],
  { held, mayStayInMemory }: KeepOptions,
): Promise<KeptFile[]> {
  const keyAt = (at: number) => `${keyPrefix(clientId)}${at}`
  const files = new Map(chosen.map(({ file }, at) => [keyAt(at), file]))
  try {
    await store(clientId, files, held)
  } catch (error) {
    if (!mayStayInMemory) throw error
    for (const [key, file] of files) inMemory.set(key, file)
  }
  return chosen.map(({ file: { size }, name, kind }, at) => ({ key: keyAt(at), name, kind, size }))
}

/** The bytes of a file that waits; null where the browser has lost them. */
export const readKept = async (key: string): Promise<Blob | null> =>
  inMemory.get(key) ?? (await keptFiles.read(key).catch(() => null))

/** A file that waits, as it was chosen; null where the browser has lost it. */
export async function readFile({ key, name }: KeptFile): Promise<File | null> {
  const blob = await readKept(key)
  return blob && new File([blob], name, { type: blob.type })
}

/** Deletes the files of a message that was sent or thrown away. */
export function dropFiles(clientId: string): Promise<void> {
  const isIts = (key: string) => key.startsWith(keyPrefix(clientId))
  for (const key of inMemory.keys()) if (isIts(key)) inMemory.delete(key)
  return keptFiles.drop(isIts)
}

/** Deletes files whose message is not there: the page was closed between the two. */
export const sweepFiles = (isThere: (clientId: string) => boolean): Promise<void> =>
  oneAtATime(() => keptFiles.drop(key => key.startsWith(allOf) && !isThere(key.split('/')[2] ?? '')))
