import { stat } from 'node:fs/promises'
import { MP4, Mp4OutputFormat } from 'mediabunny'
import { AppError } from '#platform/app-error.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { withWorkFile } from '#platform/temporary.ts'
import { orBroken } from './broken.ts'
import type { MediaFacts } from './queries.ts'
import { remux, withInput } from './remux.ts'
import { mainKey } from './rules.ts'

const copyFilm = (from: string, to: string) =>
  withInput(from, MP4, async input => {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new AppError('upload_broken')
    const facts = {
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      duration: Math.round((await input.computeDuration()) * 1000),
    }
    // The index first, so that a film starts before all of it has come.
    await remux(input, track, new Mp4OutputFormat({ fastStart: 'reserve' }), to)
    return facts
  })

/**
 * Keeps the picture and sound of a film as they are, without re-encoding, and nothing else of it.
 * @throws AppError upload_broken, also for films in a codec that no browser knows
 */
export const processFilm = (files: FileStore, folder: string, path: string): Promise<MediaFacts> =>
  withWorkFile(async clean => {
    const facts = await orBroken(() => copyFilm(path, clean))
    await files.putFile(mainKey('video', folder), clean)
    const { size: bytes } = await stat(clean)
    return { ...facts, bytes }
  })
