import { stat } from 'node:fs/promises'
import { type Input, MP3, Mp3OutputFormat } from 'mediabunny'
import { AppError } from '#platform/app-error.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { withWorkFile } from '#platform/temporary.ts'
import { orBroken } from './broken.ts'
import { loudnessOf } from './loudness.ts'
import type { MediaFacts } from './queries.ts'
import { remux, withInput } from './remux.ts'
import { mainKey, titleOf } from './rules.ts'

// Tags that cannot be read are no reason to refuse a song.
const titleIn = (input: Input): Promise<string | undefined> =>
  input.getMetadataTags().then(
    tags => tags.title,
    () => undefined,
  )

const copySound = (from: string, to: string) =>
  withInput(from, MP3, async input => {
    const track = await input.getPrimaryAudioTrack()
    const duration = Math.round((await input.computeDuration()) * 1000)
    if (!track || duration === 0) throw new AppError('upload_broken')
    const title = await titleIn(input)
    await remux(input, track, new Mp3OutputFormat(), to)
    return { duration, title }
  })

/**
 * Keeps a song without its tags, and finds out its length, title and loudness.
 * @throws AppError upload_broken
 */
export const processSound = (files: FileStore, folder: string, path: string, fileName: string): Promise<MediaFacts> =>
  withWorkFile(async clean => {
    const { duration, title } = await orBroken(() => copySound(path, clean))
    const peaks = await orBroken(() => loudnessOf(clean))
    await files.putFile(mainKey('audio', folder), clean)
    const { size: bytes } = await stat(clean)
    return { bytes, duration, peaks, title: titleOf(title, fileName) }
  })
