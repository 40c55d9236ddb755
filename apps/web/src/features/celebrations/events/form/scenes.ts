import { sendMedia } from '#features/base/uploads'
import type { CoverValue, EventValues } from './values.ts'

/** Celebrio's own scenes that serve as covers. */
export const scenes = [
  'cake',
  'balloons',
  'feast',
  'toast',
  'table',
  'lanterns',
  'bouquet',
  'dance',
  'arch',
  'rangoli',
  'gifts',
  'picnic',
  'sweets',
  'beach',
  'fiesta',
  'graduation',
] as const
export type Scene = (typeof scenes)[number]

export const sceneAddress = (scene: Scene): string => `/art/scene-${scene}.svg`

/** A scene as a cover; it is uploaded when the form is sent. */
export const sceneCover = (scene: Scene): CoverValue => ({ address: sceneAddress(scene), media: null, scene })

const size = { width: 1600, height: 900 }

/** Covers are pictures of dots, so the drawing is painted. */
async function paint(scene: Scene): Promise<File> {
  const image = new Image(size.width, size.height)
  image.src = sceneAddress(scene)
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height)
  const type = 'image/png'
  const painted = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type))
  if (!painted) throw new Error(`The scene ${scene} could not be painted.`)
  return new File([painted], `${scene}.png`, { type })
}

/** The values with a chosen scene uploaded as the host's cover, like any other picture. */
export async function withSentCover<Values extends Pick<EventValues, 'coverphoto'>>(values: Values): Promise<Values> {
  const { coverphoto } = values
  if (coverphoto?.scene === undefined) return values
  const { fileUrl, media } = await sendMedia(await paint(coverphoto.scene), {
    signal: new AbortController().signal,
    onShare: () => undefined,
    onSent: () => undefined,
  })
  return { ...values, coverphoto: { address: fileUrl, media, sent: fileUrl } }
}
