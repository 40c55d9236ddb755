import { type Attachment, type BegunUpload, savedUploads } from '#features/base/uploads'
import { isInMemory, isKept, keepFiles, oneAtATime } from './kept-files.ts'
import { addWaiting, readOutbox, type Waiting } from './outbox.ts'
import { takeOver } from './upload-kept.ts'

/** Bytes of the files that wait in this browser. */
const heldBytes = (): number =>
  readOutbox()
    .flatMap(({ files }) => files.filter(isKept))
    .filter(file => !isInMemory(file))
    .reduce((sum, { size }) => sum + size, 0)

type Written = Omit<Waiting, 'client_id' | 'files' | 'refused'>

/**
 * Keeps a message until it is sent, with its files: those that are uploaded, and those that are not yet.
 * @param begunOf the upload of a file that is under way, and goes on
 * @throws NotKept where there is no room, and no connection
 */
export async function keepMessage(
  written: Written,
  attachments: readonly Attachment[],
  begunOf: (key: string) => BegunUpload | undefined = () => undefined,
): Promise<void> {
  const client_id = crypto.randomUUID()
  const chosen = attachments.flatMap(one => (one.file && !one.media ? [{ ...one, file: one.file }] : []))
  const add = (kept: Waiting['files']) => {
    const rest = [...kept]
    // In the order in which they were chosen.
    const files = attachments.flatMap(one => (one.media ? savedUploads([one]) : rest.splice(0, 1)))
    addWaiting({ ...written, client_id, files, refused: null })
  }
  if (chosen.length === 0) return add([])
  const mayStayInMemory = chosen.every(({ state }) => state !== 'waiting')
  await oneAtATime(async () => {
    const kept = await keepFiles(client_id, chosen, { held: heldBytes(), mayStayInMemory })
    for (const [at, { key, state }] of chosen.entries()) {
      const begun = state === 'waiting' ? undefined : begunOf(key)
      if (begun && kept[at]) takeOver(kept[at].key, begun)
    }
    add(kept)
  })
}
