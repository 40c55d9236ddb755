import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { logo } from './brand/logo.ts'
import { flowerHeads } from './flower-heads.ts'

const gold = '#B98B2E'

const flower = (type: 1 | 4, x: number, size: number) =>
  `<g transform="translate(${x} ${13 - size / 2})scale(${size / 48})">${flowerHeads[type]}</g>`
const line = (x: number) => `<path d="M${x} 13h64" stroke="${gold}"/>`

/** Three flowers between two lines, 230 x 26. */
const ornament = (): string => {
  const flowers = flower(1, 72, 22) + flower(4, 102, 26) + flower(1, 136, 22)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="230" height="26" viewBox="0 0 230 26">${line(0)}${flowers}${line(166)}</svg>`
}

const pictures = [
  { name: 'email-logo.png', svg: () => logo('dark'), width: 131 },
  { name: 'email-flowers.png', svg: ornament, width: 230 },
] as const

/**
 * Writes the pictures of e-mails as PNG into the folder, which is made if it is missing: mail programs draw no SVG. Twice
 * as large as they are shown. Resolves to the file names.
 */
export async function drawEmailPictures(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  await Promise.all(
    pictures.map(({ name, svg, width }) =>
      sharp(Buffer.from(svg()), { density: 288 })
        .resize(width * 2)
        .png({ compressionLevel: 9 })
        .toFile(join(folder, name)),
    ),
  )
  return pictures.map(({ name }) => name)
}
