import type { Event } from '@celebrio/contract/celebrations/events'
import sharp from 'sharp'
import type { AppContext } from '#platform/app-context.ts'

/** Pixels per point, sharp enough for print. */
const density = 3

/** The cover cropped to a size, in a format that PDF supports; null if there is none or the file is missing. */
export async function coverOf(app: AppContext, { cover }: Event, size: { width: number; height: number }) {
  const source = cover?.sources.toSorted((one, other) => one.width - other.width).find(({ width }) => width >= 480)
  const key = app.files.keyOf(source?.url ?? cover?.image ?? '')
  if (!key || (await app.files.size(key)) === null) return null
  const file = await app.files.onDisk(key)
  try {
    const [width, height] = [size.width * density, size.height * density].map(Math.round)
    return await sharp(file.path).resize({ width, height, fit: 'cover' }).flatten().jpeg({ quality: 82 }).toBuffer()
  } finally {
    await file.release()
  }
}
