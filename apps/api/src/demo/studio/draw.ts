import { drawFace, type FaceLook } from '@celebrio/art/face'
import { drawScene } from '@celebrio/art/scene'
import sharp from 'sharp'
import type { DemoPicture, PictureShape } from '../posts/post.ts'
import { drawLogo, type LogoName } from './logos.ts'

/** Pixels of the pictures, about those of a phone's camera after sending. */
const sizes: Record<PictureShape, { width: number; height: number }> = {
  wide: { width: 1600, height: 900 },
  square: { width: 1080, height: 1080 },
  tall: { width: 960, height: 1200 },
}

const square = { width: 400, height: 400 }

/** A scene cut to its shape, as JPEG. */
export function photograph({ scene, seed, shape }: DemoPicture): Promise<Buffer> {
  const { width, height } = sizes[shape]
  // The drawing fills whatever frame it is given, and crops itself to it.
  const svg = drawScene(scene, seed).replace('width="1600" height="900"', `width="${width}" height="${height}"`)
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 86 }).toBuffer()
}

/** A sheet with lines and a seal, as a store sends to show who it is; PNG. */
export function certificate(): Promise<Buffer> {
  const lines = [300, 360, 420, 480, 540]
    .map(y => `<path d="M120 ${y}H680" stroke="#6b5e54" stroke-width="8"/>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1120" viewBox="0 0 800 1120">
    <rect width="800" height="1120" fill="#fffbf5"/>
    <rect x="40" y="40" width="720" height="1040" fill="none" stroke="#0f6b66" stroke-width="6"/>
    <path d="M220 180H580" stroke="#221a14" stroke-width="20"/>${lines}
    <circle cx="400" cy="860" r="110" fill="#f2a93b"/><circle cx="400" cy="860" r="84" fill="none" stroke="#fffbf5" stroke-width="8"/>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const webp = (svg: string) =>
  sharp(Buffer.from(svg), { density: 288 }).resize(square).webp({ quality: 84, effort: 2 }).toBuffer()

export const portrait = (face: FaceLook): Promise<Buffer> => webp(drawFace(face))

export const logo = (name: LogoName): Promise<Buffer> => webp(drawLogo(name))
