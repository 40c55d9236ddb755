import { maxPixels, renditionWidths } from '@celebrio/contract/base/media'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { AppError } from '#platform/app-error.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { orBroken } from './broken.ts'
import type { MediaFacts } from './queries.ts'
import { mainKey, renditionKey } from './rules.ts'

// Every file is read a few times and never again; its path may come back with other bytes.
sharp.cache(false)

/** What WebP can hold in one direction. */
const longestSide = 16_383
const widest = Math.max(...renditionWidths)
/** A frame costs time however small it is. */
const pixelsPerFrame = 10_000

const open = (path: string, animated: boolean) =>
  sharp(path, { animated, limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }).timeout({ seconds: 60 })

/** Reads the header only: nothing is decoded before its size is known. */
async function measure(path: string) {
  const header = await orBroken(() => sharp(path, { animated: true, limitInputPixels: false }).metadata())
  const { width, height, pageHeight = height, pages = 1 } = header
  if (Math.max(width * pageHeight, pages > 1 ? pixelsPerFrame : 0) * pages > maxPixels) {
    throw new AppError('picture_too_large')
  }
  return { width: header.autoOrient.width, animated: pages > 1 }
}

/** One rendition: upright, in sRGB, without metadata, not enlarged. */
async function render(path: string, width: number, animated: boolean) {
  const { data, info } = await open(path, animated)
    .autoOrient()
    .resize({ width, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: animated ? 2 : 4 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.pageHeight ?? info.height }
}

async function thumbHash(path: string): Promise<string> {
  const { data, info } = await open(path, false)
    .autoOrient()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/**
 * Makes the WebP renditions of a picture and keeps them in the store; GIFs keep moving.
 * @throws AppError picture_too_large, upload_broken
 */
export async function processPicture(files: FileStore, folder: string, path: string): Promise<MediaFacts> {
  const { width, animated } = await measure(path)
  const main = await orBroken(() => render(path, Math.min(width, widest), animated))
  const widths = [main.width]
  let bytes = main.data.length
  for (const narrower of renditionWidths.filter(one => one < main.width).toReversed()) {
    const rendition = await orBroken(() => render(path, narrower, animated))
    if (widths.includes(rendition.width)) continue
    await files.put(renditionKey(folder, rendition.width), rendition.data)
    bytes += rendition.data.length
    widths.unshift(rendition.width)
  }
  const blur = await orBroken(() => thumbHash(path))
  // The main file comes last: where it is, all of the picture is.
  await files.put(mainKey('image', folder), main.data)
  return { bytes, width: main.width, height: main.height, widths, blur }
}
