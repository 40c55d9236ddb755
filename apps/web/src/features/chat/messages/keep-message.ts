import { type Attachment, savedUploads } from '#features/base/uploads'
import { isKept, keepFiles, oneAtATime } from './kept-files.ts'
import { addWaiting, readOutbox, type Waiting } from './outbox.ts'

/** Bytes of the files that wait in this browser. */
const heldBytes = (): number =>
  readOutbox()
    .flatMap(({ files }) => files.filter(isKept))
    .reduce((sum, { size }) => sum + size, 0)

type Written = Omit<Waiting, 'client_id' | 'files' | 'refused'>

/**
 * Keeps a message until it is sent, with its files: those that are uploaded, and those that wait for a connection.
 * @throws NotKept
 */
export async function keepMessage(written: Written, attachments: readonly Attachment[]): Promise<void> {
  const client_id = crypto.randomUUID()
  const chosen = attachments.flatMap(({ file, name, kind, media }) => (file && !media ? [{ file, name, kind }] : []))
  const add = (kept: Waiting['files']) => {
    const rest = [...kept]
    // In the order in which they were chosen.
    const files = attachments.flatMap(one => (one.media ? savedUploads([one]) : rest.splice(0, 1)))
    addWaiting({ ...written, client_id, files, refused: null })
  }
  if (chosen.length === 0) return add([])
  await oneAtATime(async () => add(await keepFiles(client_id, chosen, heldBytes())))
}
