import { crc32, deflateSync } from 'node:zlib'
import { type HostileFile, hostile, marker } from './hostile-file.ts'

const uint32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4)
  return bytes
}

function chunk(name: string, data: Buffer, crc = crc32(data, crc32(Buffer.from(name)))): Buffer {
  return Buffer.concat([uint32(data.length), Buffer.from(name), data, uint32(crc)])
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const head = (width: number, height: number, depth = 8, colour = 2) =>
  chunk('IHDR', Buffer.concat([uint32(width, height), Buffer.from([depth, colour, 0, 0, 0])]))
const end = chunk('IEND', Buffer.alloc(0))
const pixels = (width: number, height: number) => chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height)))
const pngOf = (...chunks: Buffer[]) => Buffer.concat([signature, ...chunks, end])
const small = [head(8, 8), pixels(8, 8)] as const

const png = (what: string, bytes: Buffer) => hostile(what, 'picture.png', 'image/png', bytes)

const pngs: HostileFile[] = [
  png('a PNG of four thousand million pixels', pngOf(head(65_500, 65_500), pixels(8, 8))),
  png('a PNG of the largest numbers that there are', pngOf(head(0x7fffffff, 0x7fffffff), pixels(8, 8))),
  png('a PNG without any pixel', pngOf(head(0, 0), pixels(8, 8))),
  png('a PNG that unpacks to 200 MB', pngOf(head(8, 8), chunk('IDAT', deflateSync(Buffer.alloc(200_000_000))))),
  png('a PNG whose text unpacks to 100 MB', pngOf(small[0], bombText(), small[1])),
  png('a PNG with an impossible depth', pngOf(head(8, 8, 77, 9), pixels(8, 8))),
  png('a PNG with wrong sums', pngOf(head(8, 8), chunk('IDAT', deflateSync(Buffer.alloc(200)), 0))),
  png('a PNG whose chunk is longer than the file', Buffer.concat([signature, uint32(0x7ffffff0), Buffer.from('IHDR')])),
  png('a PNG of pixels that are none', pngOf(head(8, 8), chunk('IDAT', Buffer.from('not packed at all')))),
  png('a PNG with a page behind it', Buffer.concat([pngOf(...small), Buffer.from(marker)])),
  png('a PNG with a page in its text', pngOf(small[0], chunk('tEXt', Buffer.from(`Comment\0${marker}`)), small[1])),
  png('a PNG that is signed only', signature),
]

function bombText(): Buffer {
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000))]))
}

const gifHead = (width: number, height: number) => {
  const bytes = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  bytes.writeUInt16LE(width, 6)
  bytes.writeUInt16LE(height, 8)
  return bytes
}
const gifFrame = Buffer.from('2c00000000010001000002024401 00'.replace(' ', ''), 'hex')
const gif = (what: string, bytes: Buffer) => hostile(what, 'picture.gif', 'image/gif', bytes)

const gifs: HostileFile[] = [
  gif('a GIF of 65,535 × 65,535 pixels', Buffer.concat([gifHead(65_535, 65_535), gifFrame, Buffer.from(';')])),
  gif(
    'a GIF of fifty thousand frames',
    Buffer.concat([gifHead(1, 1), ...Array<Buffer>(50_000).fill(gifFrame), Buffer.from(';')]),
  ),
  gif('a GIF that is a script as well', Buffer.from(`GIF89a=0;/*${'\0'.repeat(20)}*/;${marker}`, 'latin1')),
  gif('a GIF whose blocks never end', Buffer.concat([gifHead(1, 1), Buffer.from('21fe'.padEnd(2000, 'ff'), 'hex')])),
]

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)
const entities = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')
const asPng = (what: string, bytes: Buffer) => hostile(what, 'picture.png', 'image/png', bytes)

const drawings: HostileFile[] = [
  hostile('a drawing with a script', 'drawing.svg', 'image/svg+xml', svg(marker)),
  asPng('a drawing that is said to be a PNG', svg(marker)),
  asPng(
    'a drawing that reads a file',
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${svg('<text>&f;</text>').toString()}`,
    ),
  ),
  asPng(
    'a drawing that grows without end',
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]>${svg('<text>&e12;</text>').toString()}`,
    ),
  ),
  asPng(
    'a drawing that calls elsewhere',
    svg('<image href="http://169.254.169.254/latest/meta-data" width="9" height="9"/>'),
  ),
  asPng(
    'a drawing in the words of ImageMagick',
    Buffer.from(`push graphic-context\nviewbox 0 0 9 9\nfill 'url(https://x.example/"|id; ")'\npop graphic-context`),
  ),
  asPng(
    'PostScript that runs a command',
    Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n(%pipe%id) (r) file\nshowpage'),
  ),
]

const jpegHead = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
const jpeg = (what: string, bytes: Buffer) => hostile(what, 'picture.jpg', 'image/jpeg', bytes)

const others: HostileFile[] = [
  jpeg('a JPEG of its beginning', jpegHead),
  jpeg(
    'a JPEG of 65,500 × 65,500 pixels',
    Buffer.concat([
      jpegHead,
      Buffer.from('ffc00011 08ffdcffdc03011100021100031100'.replace(' ', ''), 'hex'),
      Buffer.from('ffd9', 'hex'),
    ]),
  ),
  jpeg(
    'a JPEG with a page as its comment',
    Buffer.concat([
      jpegHead,
      Buffer.from([0xff, 0xfe, 0, marker.length + 2]),
      Buffer.from(marker),
      Buffer.from('ffd9', 'hex'),
    ]),
  ),
  jpeg('a page that is said to be a JPEG', Buffer.from(`<!doctype html>${marker}`)),
  jpeg('a program that is said to be a JPEG', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(400)])),
  jpeg('a script that is said to be a JPEG', Buffer.from('#!/bin/sh\ntouch /tmp/hostile\n')),
  jpeg('a TIFF whose directory leads to itself', Buffer.from(`49492a0008000000000008000000`.padEnd(200, '0'), 'hex')),
  hostile(
    'a WebP that is longer than it is',
    'picture.webp',
    'image/webp',
    Buffer.concat([
      Buffer.from('RIFF'),
      Buffer.from('ffffff7f', 'hex'),
      Buffer.from('WEBPVP8L'),
      Buffer.from('ffffff7f2f', 'hex'),
      Buffer.alloc(40, 255),
    ]),
  ),
  hostile(
    'a HEIF of boxes in boxes',
    'picture.heic',
    'image/heic',
    Buffer.concat(Array<Buffer>(300).fill(Buffer.concat([uint32(0xffffff), Buffer.from('ftypheic')]))),
  ),
]

export const pictures: readonly HostileFile[] = [...pngs, ...gifs, ...drawings, ...others]
