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

const webp = (svg: string) =>
  sharp(Buffer.from(svg), { density: 288 }).resize(square).webp({ quality: 84, effort: 2 }).toBuffer()

export const portrait = (face: FaceLook): Promise<Buffer> => webp(drawFace(face))

export const logo = (name: LogoName): Promise<Buffer> => webp(drawLogo(name))
