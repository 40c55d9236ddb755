import { createWriteStream } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of a ZIP file. @property isPacked whether it is so already, as pictures and films are */
export type ZipEntry = { name: string; content: AsyncIterable<string | Uint8Array>; isPacked?: boolean }

type Terms = { mtime: Date; signal: AbortSignal }

async function addAll(zip: ZipFile, entries: AsyncIterable<ZipEntry>, { mtime, signal }: Terms): Promise<void> {
  for await (const { name, content, isPacked = false } of entries) {
    const source = Readable.from(content, { objectMode: false })
    zip.addReadStream(source, name, { mtime, compress: !isPacked })
    // One after the other, so that only as much is read as is written.
    await finished(source, { signal })
  }
  zip.end()
}

/** Writes files into a ZIP file as they come; nothing of them stays in memory but their names. */
export async function writeZip(path: string, entries: AsyncIterable<ZipEntry>, mtime: Date): Promise<void> {
  const zip = new ZipFile()
  const through = new PassThrough()
  const failed = new AbortController()
  const fail = (error: unknown) => {
    failed.abort(error)
    through.destroy(error as Error)
    throw error
  }
  zip.outputStream.pipe(through)
  const adding = addAll(zip, entries, { mtime, signal: failed.signal }).catch(fail)
  const writing = pipeline(through, createWriteStream(path, { flush: true })).catch(fail)
  await Promise.allSettled([adding, writing])
  if (failed.signal.aborted) throw failed.signal.reason
}
