import type { MediaKind } from '@celebrio/contract/base/media'
import { keptFiles } from '#lib/kept-files.ts'

/** A file of a message that waits: it was chosen without a connection, and lies in this browser. */
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

const outbox = '/outbox/'
const keyPrefix = (clientId: string) => `${outbox}${clientId}/`

type Chosen = { file: File; name: string; kind: MediaKind }

/**
 * Keeps the files of a message.
 * @param held bytes of the files that wait already
 * @throws NotKept, and then keeps none of them
 */
export async function keepFiles(clientId: string, chosen: readonly Chosen[], held: number): Promise<KeptFile[]> {
  const size = chosen.reduce((sum, { file }) => sum + file.size, held)
  if (size > mostKept) throw new NotKept('tooLarge')
  const kept = chosen.map(({ file, name, kind }, at) => ({
    key: `${keyPrefix(clientId)}${at}`,
    name,
    kind,
    size: file.size,
    file,
  }))
  try {
    for (const { key, file } of kept) await keptFiles.put(key, file)
  } catch {
    await dropFiles(clientId)
    throw new NotKept('noRoom')
  }
  return kept.map(({ file: _, ...one }) => one)
}

/** The bytes of a file that waits; null where the browser has lost them. */
export const readKept = (key: string): Promise<Blob | null> => keptFiles.read(key).catch(() => null)

/** A file that waits, as it was chosen; null where the browser has lost it. */
export async function readFile({ key, name }: KeptFile): Promise<File | null> {
  const blob = await readKept(key)
  return blob && new File([blob], name, { type: blob.type })
}

/** Deletes the files of a message that was sent or thrown away. */
export const dropFiles = (clientId: string): Promise<void> => keptFiles.drop(key => key.startsWith(keyPrefix(clientId)))

/** Deletes files whose message is not there: the page was closed between the two. */
export const sweepFiles = (isThere: (clientId: string) => boolean): Promise<void> =>
  oneAtATime(() => keptFiles.drop(key => key.startsWith(outbox) && !isThere(key.split('/')[2] ?? '')))
