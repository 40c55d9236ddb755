import { randomBytes } from 'node:crypto'
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import sharp from 'sharp'

/** Metadata that no processed file may contain. */
export const secret = 'taken at 48.1372 11.5755'

type Picture = { width: number; height: number }

/** A picture whose left half is red and whose right half is blue. */
const halves = ({ width, height }: Picture) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])

export const png = (size: Picture): Promise<Buffer> => halves(size).png().toBuffer()

/** A photo taken in portrait: landscape pixels, an EXIF orientation, and GPS coordinates. */
export const photograph = (size: Picture): Promise<Buffer> =>
  halves(size)
    .jpeg()
    .withExif({
      IFD0: { ImageDescription: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '11/1 34/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A GIF of several colours, one after the other. */
export async function gif({ width, height }: Picture, frames: number): Promise<Buffer> {
  const pixels = Array.from({ length: frames }, (_, frame) =>
    Buffer.alloc(width * height * 3, Math.round((255 * frame) / frames)),
  )
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const
  return sharp(Buffer.concat(pixels), { raw })
    .gif({ delay: Array.from({ length: frames }, () => 80), loop: 0 })
    .toBuffer()
}

// MPEG-1 layer III, 128 kbit/s, 44.1 kHz: 1152 samples of silence in 417 bytes.
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])

function textTag(name: string, text: string): Buffer {
  const content = Buffer.concat([Buffer.from([3]), Buffer.from(text)])
  const head = Buffer.alloc(10)
  head.write(name)
  head.writeUInt32BE(content.length, 4)
  return Buffer.concat([head, content])
}

/** Silence as MP3, with ID3 tags before and after it. */
export function song(frames: number, title?: string): Buffer {
  const tags = Buffer.concat([...(title ? [textTag('TIT2', title)] : []), textTag('TPE1', secret)])
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, tags.length >> 7, tags.length & 127])
  const tail = Buffer.alloc(128)
  tail.write(`TAG${secret}`)
  return Buffer.concat([head, tags, ...Array.from({ length: frames }, () => frame), tail])
}

// A baseline H.264 stream of 64×48 pixels: valid, but minimal.
const sps = Buffer.from('6742c00ad9044e84000003000400000300c83c489920', 'hex')
const pps = Buffer.from('68cb83cb20', 'hex')
const slice = Buffer.from('000000056588840000', 'hex')
const description = Buffer.concat([
  Buffer.from([1, 0x42, 0xc0, 0x0a, 0xff, 0xe1, 0, sps.length]),
  sps,
  Buffer.from([1, 0, pps.length]),
  pps,
])

/** A portrait film with a title and a location, and its index at the end, as cameras write it. */
export async function film(seconds: number): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source, { frameRate: 25, rotation: 90 })
  output.setMetadataTags({ title: secret, raw: { '©xyz': secret } })
  await output.start()
  const decoderConfig = { codec: 'avc1.42c00a', codedWidth: 64, codedHeight: 48, description }
  for (let index = 0; index < seconds * 25; index += 1) {
    const type = index % 25 === 0 ? 'key' : 'delta'
    await source.add(new EncodedPacket(slice, type, index / 25, 1 / 25), { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

export const noise = (bytes: number): Buffer => randomBytes(bytes)

/** An empty document. */
export const pdf = (): Buffer => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** The header of an old Office container, with the stream name that identifies the program. */
export const officeContainer = (stream: string): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ])
