import { describe, expect, test } from 'vitest'
import { sweepUploads } from '../../../../src/features/base/uploads/discard.ts'
import type { Reply } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { namesBelow } from '../../../platform/files-server.ts'
import { film, noise, png, song } from './samples.ts'
import { send, uploading } from './steps.ts'

const world = await startWorld()
const { ana, ben } = await world.people()
const { presign, put, complete, upload } = uploading(world)
const picture = { name: 'party.png', type: 'image/png', bytes: new Uint8Array(await png({ width: 40, height: 20 })) }
const stored = () => namesBelow(`${world.folder}/files`).length
const post = (as: typeof ana, ...images: string[]) => world.call('POST', '/post', { as, json: { content: '', images } })
const statusAndCode = ({ status, body }: Reply<{ code: string }>) => [status, body.code]
const discard = (as: typeof ana, url: string) =>
  world.call('DELETE', `/upload?file_url=${encodeURIComponent(url)}`, { as })

describe('asking for an address', () => {
  test('answers both shapes, and the file is not there before it was completed', async () => {
    const query = 'fileName=party.png&fileType=image%2Fpng'
    const { body } = await world.call('GET', `/upload/s3-presigned-url?${query}`, { as: ana })
    expect(body.data).toEqual({ presigned_url: body.presigned_url, file_url: body.file_url })
    await send(body.presigned_url, picture)
    expect((await fetch(body.file_url)).status).toBe(404)
    expect((await complete(ana, body.file_url)).status).toBe(200)
    expect((await fetch(body.file_url)).status).toBe(200)
  })

  test('takes the types that posts and messages can hold, under their other names too', async () => {
    for (const type of ['image/gif', 'IMAGE/JPG', 'audio/mp3', 'video/mp4; codecs=avc1']) {
      expect((await presign(ana, { name: 'x', type })).file_url).toMatch(/\/(picture\.webp|sound\.mp3|film\.mp4)$/)
    }
    for (const type of ['image/svg+xml', 'application/zip', 'video/quicktime', 'nonsense']) {
      const query = `fileName=x&fileType=${encodeURIComponent(type)}`
      const reply = await world.call('GET', `/upload/s3-presigned-url?${query}`, { as: ana })
      expect(statusAndCode(reply)).toEqual([415, 'upload_type_refused'])
    }
  })

  test('takes the file under the name of its type that was asked for', async () => {
    expect((await upload(ana, { ...picture, type: 'image/jpg' })).file_type).toBe('image')
  })

  test('is for members', async () => {
    expect((await world.call('GET', '/upload/s3-presigned-url?fileName=x&fileType=image/png')).status).toBe(401)
  })
})

describe('completing', () => {
  test('twice at once, and once more, gives the same picture', async () => {
    const url = await put(ana, picture)
    const both = await Promise.all([complete(ana, url), complete(ana, url)])
    const replies = [...both, await complete(ana, url)]
    expect(replies.map(reply => reply.status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(reply => reply.body.upload.id)).size).toBe(1)
  })

  test('leaves the processed files alone', async () => {
    const before = stored()
    await upload(ana, picture)
    expect(stored()).toBe(before + 1)
  })

  test('a file that never came, or of somebody else, is refused', async () => {
    const { file_url } = await presign(ana, picture)
    expect(statusAndCode(await complete(ana, file_url))).toEqual([422, 'upload_missing'])
    const url = await put(ana, picture)
    expect(statusAndCode(await complete(ben, url))).toEqual([422, 'upload_not_yours'])
    expect(statusAndCode(await complete(ana, 'https://elsewhere.test/x.png'))).toEqual([422, 'upload_not_yours'])
  })

  test('a lie can be made good under the same address', async () => {
    const { presigned_url, file_url } = await presign(ana, picture)
    await send(presigned_url, { type: 'image/png', bytes: new Uint8Array(noise(500)) })
    expect(statusAndCode(await complete(ana, file_url))).toEqual([415, 'upload_lied'])
    expect(statusAndCode(await complete(ana, file_url))).toEqual([422, 'upload_missing'])
    await send(presigned_url, picture)
    expect((await complete(ana, file_url)).status).toBe(200)
  })
})

describe('a post', () => {
  test('takes uploads that were not completed before, in their order', async () => {
    const urls = [
      await put(ana, picture),
      await put(ana, { name: 's.mp3', type: 'audio/mpeg', bytes: new Uint8Array(song(5)) }),
    ]
    const { status, body } = await post(ana, ...urls)
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.post.images.map((media: { image: string }) => media.image)).toEqual(urls)
  })

  test('takes files with its own body', async () => {
    const multipart = new FormData()
    multipart.append('content', 'Look!')
    multipart.append('images[]', new Blob([picture.bytes], { type: 'image/png' }), 'a.png')
    multipart.append('images[]', new Blob([new Uint8Array(await film(1))], { type: 'video/mp4' }), 'b.mp4')
    const { status, body } = await world.call('POST', '/post', { as: ana, multipart })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.post.images.map((media: { file_type: string }) => media.file_type)).toEqual(['image', 'video'])
  })

  test('with a file that lies is refused, and nothing of it is kept', async () => {
    const before = stored()
    const multipart = new FormData()
    multipart.append('images', new Blob([new Uint8Array(noise(500))], { type: 'image/png' }), 'a.png')
    expect(statusAndCode(await world.call('POST', '/post', { as: ana, multipart }))).toEqual([415, 'upload_lied'])
    expect(stored()).toBe(before)
  })

  test('takes no file of somebody else, and no other address', async () => {
    const { image } = await upload(ana, picture)
    const unknown = image.replace(/[0-9a-f]{32}/, '0'.repeat(32))
    for (const [who, url] of [
      [ben, image],
      [ana, 'https://elsewhere.test/x.png'],
      [ana, unknown],
    ] as const) {
      const { status, body } = await post(who, url)
      expect([status, body.details]).toEqual([422, { images: [{ code: 'upload_unknown', values: {} }] }])
    }
  })

  test('takes a file that no other post has; of two at once, one gets it', async () => {
    const { image } = await upload(ana, picture)
    const both = await Promise.all([post(ana, image), post(ana, image)])
    expect(both.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(statusAndCode(await post(ana, image))).toEqual([409, 'upload_used'])
    expect(statusAndCode(await discard(ana, image))).toEqual([409, 'upload_used'])
  })

  test('that is deleted takes its files along', async () => {
    const { image } = await upload(ana, picture)
    const { body } = await post(ana, image)
    expect((await world.call('DELETE', `/post/${body.post.id}`, { as: ana })).status).toBe(200)
    await world.drainJobs()
    expect((await fetch(image)).status).toBe(404)
  })
})

describe('what is not used', () => {
  test('can be thrown away by who uploaded it', async () => {
    const { image } = await upload(ana, picture)
    expect(statusAndCode(await discard(ben, image))).toEqual([422, 'upload_not_yours'])
    expect((await discard(ana, image)).status).toBe(200)
    await world.drainJobs()
    expect((await fetch(image)).status).toBe(404)
    expect(statusAndCode(await discard(ana, image))).toEqual([422, 'upload_not_yours'])
  })

  test('is swept after a day with its files; what is used stays', async () => {
    const [idle, used] = [await upload(ana, picture), await upload(ana, picture)]
    const waiting = await put(ana, picture)
    await post(ana, used.image)
    world.clock.forward({ hours: 23 })
    await sweepUploads(world.app)
    await world.drainJobs()
    expect((await fetch(idle.image)).status).toBe(200)
    world.clock.forward({ hours: 2 })
    await sweepUploads(world.app)
    await world.drainJobs()
    expect((await fetch(idle.image)).status).toBe(404)
    expect((await fetch(used.image)).status).toBe(200)
    expect(statusAndCode(await complete(ana, waiting))).toEqual([422, 'upload_not_yours'])
    expect(namesBelow(`${world.folder}/files/incoming`)).toEqual([])
  })
})
