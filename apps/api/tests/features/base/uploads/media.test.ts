import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { thumbHashToRGBA } from 'thumbhash'
import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { namesBelow } from '../../../platform/files-server.ts'
import { film, gif, noise, photograph, png, secret, song } from './samples.ts'
import { bytesOf, uploading } from './steps.ts'

const world = await startWorld()
const { ana } = await world.people()
const { upload, refused } = uploading(world)
const image = (type: string, bytes: Buffer) => ({
  name: `party.${type}`,
  type: `image/${type}`,
  bytes: new Uint8Array(bytes),
})
const mp3 = (bytes: Buffer, name = 'Our song.mp3') => ({ name, type: 'audio/mpeg', bytes: new Uint8Array(bytes) })
const mp4 = (bytes: Buffer) => ({ name: 'film.mp4', type: 'video/mp4', bytes: new Uint8Array(bytes) })

describe('a picture', () => {
  test('comes in three widths, each of them WebP, with its size and a blur', async () => {
    const media = await upload(ana, image('png', await png({ width: 2400, height: 1200 })))
    expect(media).toMatchObject({ file_type: 'image', width: 1920, height: 960, duration: null, peaks: null })
    expect(media.sources.map(source => source.width)).toEqual([480, 960, 1920])
    expect(media.sources.at(-1)?.url).toBe(media.image)
    for (const { url, width } of media.sources) {
      expect(await sharp(await bytesOf(url)).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 })
    }
    const { w, h } = thumbHashToRGBA(Buffer.from(media.blur ?? '', 'base64'))
    expect(w).toBeGreaterThan(h)
  })

  test('is not enlarged', async () => {
    const media = await upload(ana, image('png', await png({ width: 600, height: 40 })))
    expect(media).toMatchObject({ width: 600, height: 40 })
    expect(media.sources.map(source => source.width)).toEqual([480, 600])
  })

  test('is turned upright and forgets where it was taken', async () => {
    const original = await photograph({ width: 80, height: 40 })
    expect(original.includes(secret)).toBe(true)
    const media = await upload(ana, image('jpeg', original))
    expect([media.width, media.height]).toEqual([40, 80])
    const stored = await bytesOf(media.image)
    const { exif, xmp, icc, orientation } = await sharp(stored).metadata()
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(stored.includes(secret)).toBe(false)
    const { data } = await sharp(stored)
      .extract({ left: 20, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0], 'the red half is above').toBeGreaterThan(200)
  })

  test('that moves keeps moving', async () => {
    const media = await upload(ana, image('gif', await gif({ width: 500, height: 100 }, 5)))
    expect([media.width, media.height]).toEqual([500, 100])
    for (const { url } of media.sources) {
      expect(await sharp(await bytesOf(url), { animated: true }).metadata()).toMatchObject({
        pages: 5,
        delay: Array(5).fill(80),
      })
    }
  })

  test('with more than 50 million pixels is refused before it is decoded', async () => {
    const huge = await sharp({ create: { width: 8000, height: 6251, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(await refused(ana, image('png', huge))).toEqual([413, 'picture_too_large'])
  })

  test('that moves counts all its frames', async () => {
    const many = await gif({ width: 2000, height: 1300 }, 20)
    expect(await refused(ana, image('gif', many))).toEqual([413, 'picture_too_large'])
  })

  test('may be of another picture type than it says, but of no other kind', async () => {
    const jpeg = await photograph({ width: 80, height: 40 })
    expect((await upload(ana, image('png', jpeg))).file_type).toBe('image')
    expect(await refused(ana, image('png', song(10)))).toEqual([415, 'upload_lied'])
    expect(await refused(ana, image('png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toEqual([
      415,
      'upload_lied',
    ])
    expect(await refused(ana, image('jpeg', noise(5000)))).toEqual([415, 'upload_lied'])
  })

  test('that is cut off or empty is damaged, and leaves nothing', async () => {
    const before = namesBelow(`${world.folder}/files`)
    const whole = await sharp(noise(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer()
    expect(await refused(ana, image('jpeg', whole.subarray(0, whole.length / 2)))).toEqual([422, 'upload_broken'])
    expect(await refused(ana, image('jpeg', Buffer.alloc(0)))).toEqual([422, 'upload_broken'])
    expect(namesBelow(`${world.folder}/files`)).toEqual(before)
  })
})

describe('a song', () => {
  test('has its length, title and loudness, and loses its tags', async () => {
    const media = await upload(ana, mp3(song(100, 'Happy birthday ♥')))
    expect(media).toMatchObject({
      file_type: 'audio',
      title: 'Happy birthday ♥',
      duration: 2612,
      sources: [],
      width: null,
    })
    expect(media.peaks).toEqual(Array(64).fill(0))
    const stored = await bytesOf(media.image)
    expect([stored.includes(secret), stored.includes('ID3'), stored.includes('TAG')]).toEqual([false, false, false])
    expect((await fetch(media.image)).headers.get('content-type')).toBe('audio/mpeg')
  })

  test('without a title is called like its file', async () => {
    expect((await upload(ana, mp3(song(10), 'Tango nº 5.mp3'))).title).toBe('Tango nº 5')
  })

  test('that is none is refused', async () => {
    expect(await refused(ana, mp3(await film(1)))).toEqual([415, 'upload_lied'])
    expect((await refused(ana, mp3(Buffer.concat([song(0, 'x'), noise(3000)]))))[0]).toBeGreaterThanOrEqual(415)
  })
})

describe('a film', () => {
  test('has its length and upright size, begins with its index, and loses its tags', async () => {
    const original = await film(2)
    expect(original.includes(secret)).toBe(true)
    const media = await upload(ana, mp4(original))
    expect(media).toMatchObject({ file_type: 'video', width: 48, height: 64, duration: 2000, poster: null, blur: null })
    const stored = await bytesOf(media.image)
    expect(stored.includes(secret)).toBe(false)
    expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'))
    const copy = new Input({ source: new BufferSource(new Uint8Array(stored)), formats: ALL_FORMATS })
    const track = await copy.getPrimaryVideoTrack()
    expect([await track?.getRotation(), (await track?.computePacketStats())?.packetCount]).toEqual([90, 50])
  })

  test('that is cut off is damaged', async () => {
    const original = await film(4)
    expect(await refused(ana, mp4(original.subarray(0, 200)))).toEqual([422, 'upload_broken'])
    expect(await refused(ana, mp4(song(10)))).toEqual([415, 'upload_lied'])
  })

  test('is served in parts', async () => {
    const { image: url } = await upload(ana, mp4(await film(1)))
    const part = await fetch(url, { headers: { range: 'bytes=4-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  })
})
