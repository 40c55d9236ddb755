import h264 from 'h264-mp4-encoder'
import sharp from 'sharp'
import type { Paper } from '../paper.ts'
import { type FilmName, films } from './films/all.ts'
import { inFrame } from './stage.ts'

export type { FilmName } from './films/all.ts'

/** Every film that can be shot, in alphabetical order. */
export const filmNames: readonly FilmName[] = (Object.keys(films) as FilmName[]).sort()

export const filmSize = { width: 640, height: 360, framesPerSecond: 12 } as const

const { width, height, framesPerSecond } = filmSize
const picture = (svg: string) => sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' })

const drawing = (paper: Paper, body: string): string =>
  paper.document(`width="${width}" height="${height}" viewBox="0 0 1600 900"`, inFrame(body))

/** The frames of a film one after the other, as RGBA. */
export async function* framesOf(name: FilmName): AsyncGenerator<Buffer> {
  const { seconds, set } = films[name]
  const { paper, backdrop, moving } = set()
  const still = await picture(drawing(paper, backdrop)).ensureAlpha().raw().toBuffer()
  const raw = { width, height, channels: 4 } as const
  const frame = (i: number) =>
    sharp(still, { raw })
      .composite([{ input: Buffer.from(drawing(paper, moving(i / framesPerSecond))) }])
      .raw()
      .toBuffer()
  const count = Math.round(seconds * framesPerSecond)
  let next = frame(0)
  for (let i = 0; i < count; i++) {
    const now = await next
    // The next one is drawn in another thread while this one is packed.
    if (i + 1 < count) next = frame(i + 1)
    yield now
  }
}

/** A short film without sound as MP4 (H.264), 640 x 360. The same name gives the same bytes; seconds of work. */
export async function shootFilm(name: FilmName): Promise<Uint8Array> {
  const encoder = await h264.createH264MP4Encoder()
  encoder.width = width
  encoder.height = height
  encoder.frameRate = framesPerSecond
  encoder.quantizationParameter = 26
  encoder.speed = 6
  encoder.groupOfPictures = framesPerSecond * 2
  encoder.initialize()
  try {
    for await (const frame of framesOf(name)) encoder.addFrameRgba(frame)
    encoder.finalize()
    return encoder.FS.readFile(encoder.outputFilename).slice()
  } finally {
    encoder.delete()
  }
}
