import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { AppContext } from '#platform/app-context.ts'
import { newFolder } from '#platform/files/keys.ts'
import { fetchPublic } from '#platform/outbound/fetch-public.ts'

const maxBytes = 5_000_000
const maxPixels = 40_000_000
/** Twice as wide as a card shows it. */
const side = 640
/** What is not at least this wide and high is an icon, or counts readers. */
const least = 64
const kinds = ['jpg', 'png', 'webp', 'gif', 'avif']

/**
 * Copies a picture of the public web into the file store, small and without metadata.
 * @returns null when there is none that can be shown
 */
export async function savePicture(app: AppContext, url: string, until: AbortSignal) {
  const { bytes } = await fetchPublic(url, {
    accepts: type => type.startsWith('image/'),
    maxBytes,
    reaches: app.settings.previewsFrom,
    until,
  })
  // By its bytes: drawings are programs.
  const kind = await fileTypeFromBuffer(bytes)
  if (!kind || !kinds.includes(kind.ext)) return null
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer({ resolveWithObject: true })
  if (info.width < least || info.height < least) return null
  const picture = `media/${newFolder()}/preview.webp`
  await app.files.put(picture, data)
  return { picture, width: info.width, height: info.height }
}
