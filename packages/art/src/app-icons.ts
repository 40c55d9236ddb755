import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { appIcon } from './brand/logo.ts'

// Phones round and cut icons by themselves, those of Apple too: only the plain ones come with their corners cut.
const icons = [
  { name: 'icon-192.png', shape: 'rounded', size: 192 },
  { name: 'icon-512.png', shape: 'rounded', size: 512 },
  { name: 'icon-maskable-192.png', shape: 'maskable', size: 192 },
  { name: 'icon-maskable-512.png', shape: 'maskable', size: 512 },
  { name: 'apple-touch-icon.png', shape: 'maskable', size: 180 },
] as const

/**
 * Writes the icons of the installed app as PNG into the folder, which is made if it is missing: home screens do not
 * draw SVG everywhere. Resolves to the file names.
 */
export async function drawAppIcons(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  await Promise.all(
    icons.map(({ name, shape, size }) =>
      sharp(Buffer.from(appIcon(shape)))
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toFile(join(folder, name)),
    ),
  )
  return icons.map(({ name }) => name)
}
