import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AppError } from '../app-error.ts'
import type { Place } from './places.ts'

async function writeBounded(path: string, body: Readable, maxBytes: number): Promise<void> {
  const handle = await open(path, 'wx')
  try {
    let bytes = 0
    // The connection must stay open when we stop reading, or the error could not be sent.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new AppError('upload_too_large')
      await handle.appendFile(chunk)
    }
    await handle.sync()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') throw new AppError('bad_request')
    throw error
  } finally {
    await handle.close()
  }
}

/** The body that is being written for each key. */
const arriving = new Map<string, Readable>()

/** One body for one address: the newest, since a client tries again before the server knows that its line is dead. */
function replaceOlder(key: string, body: Readable): void {
  arriving.get(key)?.destroy()
  arriving.set(key, body)
}

/**
 * Streams a request body to a file; a body that is cut off or too large leaves nothing behind.
 * @throws AppError upload_too_large, bad_request when the client disconnected, and what `place` throws
 */
export async function receiveFile(place: Place, key: string, body: Readable, maxBytes: number): Promise<void> {
  replaceOlder(key, body)
  try {
    await place(key, path => writeBounded(path, body, maxBytes))
  } finally {
    if (arriving.get(key) === body) arriving.delete(key)
  }
}
