import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AppError } from '../app-error.ts'
import { placeFile } from './local-file-store.ts'

async function writeBounded(path: string, body: Readable, maxBytes: number): Promise<void> {
  const handle = await open(path, 'wx')
  try {
    let bytes = 0
    // The connection must live on when we stop reading, or the error could not be sent.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new AppError('upload_too_large')
      await handle.appendFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Streams a request body to its place; a body that breaks off or is too large leaves nothing.
 * @throws AppError upload_too_large, bad_request when the sender went away
 */
export async function receiveFile(root: string, key: string, body: Readable, maxBytes: number): Promise<void> {
  try {
    await placeFile(root, key, part => writeBounded(part, body, maxBytes))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') throw new AppError('bad_request')
    throw error
  }
}
