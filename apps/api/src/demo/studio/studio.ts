import { rmSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IncomingFile } from '#platform/http/multipart.ts'
import type { DemoMedia } from '../posts/post.ts'
import { photograph } from './draw.ts'
import type { Order } from './order.ts'
import { openRecorder } from './recorder.ts'

/** Makes the files that the people of the demo world post. */
export type Studio = {
  /** Lets the recording thread begin with what will be needed, in this order. */
  prepare(media: readonly DemoMedia[]): void
  /** The file as a multipart body would have brought it. */
  file(media: DemoMedia): Promise<IncomingFile>
  close(): Promise<void>
}

const nameOf = (media: DemoMedia): { name: string; contentType: string } => {
  if (media.kind === 'song') return { name: `${media.title}.mp3`, contentType: 'audio/mpeg' }
  if (media.kind === 'film') return { name: `${media.film}.mp4`, contentType: 'video/mp4' }
  return { name: `${media.scene}.jpg`, contentType: 'image/jpeg' }
}

/** Opens the studio: a temporary folder, and a thread for songs and films. */
export async function openStudio(): Promise<Studio> {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-demo-'))
  // A server that is stopped halfway leaves no files behind.
  const sweep = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', sweep)
  const { record, stop } = openRecorder()
  let pictures = 0

  async function make(media: DemoMedia): Promise<string> {
    if (media.kind === 'picture') {
      pictures += 1
      const path = join(folder, `${pictures}.jpg`)
      await writeFile(path, await photograph(media))
      return path
    }
    const order: Order =
      media.kind === 'song'
        ? { kind: 'song', name: media.song, path: join(folder, `${media.song}.mp3`) }
        : { kind: 'film', name: media.film, path: join(folder, `${media.film}.mp4`) }
    await record(order)
    return order.path
  }

  return {
    prepare(media) {
      for (const one of media) if (one.kind !== 'picture') void make(one).catch(() => undefined)
    },
    async file(media) {
      const path = await make(media)
      const { name, contentType } = nameOf(media)
      return { field: 'images', fileName: name, contentType, path, bytes: (await stat(path)).size }
    },
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
      process.off('exit', sweep)
    },
  }
}
