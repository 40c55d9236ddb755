import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { film, noise, png } from './samples.ts'
import { bytesOf, send, uploading } from './steps.ts'

const directory = mkdtempSync(join(tmpdir(), 's3-test-'))
const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  allowMismatchedSignatures: true,
  directory,
  configureBuckets: [{ name: 'celebrio', configs: [] }],
})
const { port } = await bucket.run()
afterAll(async () => {
  await bucket.close()
  rmSync(directory, { recursive: true, force: true })
})

const world = await startWorld({
  env: {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'celebrio',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  },
})
const { ana } = await world.people()
const { presign, complete, upload, refused } = uploading(world)
const picture = { name: 'party.png', type: 'image/png', bytes: new Uint8Array(await png({ width: 700, height: 20 })) }

/** What a client does that says how much it will send. */
async function announce({ type, bytes }: typeof picture) {
  const query = `fileName=a&fileType=${type}&fileSize=${bytes.length}`
  return (await world.call('GET', `/upload/s3-presigned-url?${query}`, { as: ana })).body
}
const keyOf = (url: string) => /incoming\/[0-9a-f]+\/file/.exec(url)?.[0] ?? ''

test('a picture goes straight to the bucket and comes back processed', async () => {
  const asked = { ...picture, type: 'image/jpg' }
  const { presigned_url, file_url } = await announce(asked)
  expect(presigned_url.startsWith(`http://127.0.0.1:${port}/celebrio/incoming/`)).toBe(true)
  await send(presigned_url, asked)
  const { body } = await complete(ana, file_url)
  expect(body.upload).toMatchObject({ image: file_url, width: 700, sources: [{ width: 480 }, { width: 700 }] })
  expect((await sharp(await bytesOf(file_url)).metadata()).format).toBe('webp')
})

test('a film is streamed through, and deleted with its post', async () => {
  const { image } = await upload(ana, { name: 'f.mp4', type: 'video/mp4', bytes: new Uint8Array(await film(1)) })
  expect((await fetch(image, { headers: { range: 'bytes=4-7' } })).status).toBe(206)
  const { body } = await world.call('POST', '/post', { as: ana, json: { content: '', images: [image] } })
  await world.call('DELETE', `/post/${body.post.id}`, { as: ana })
  await world.drainJobs()
  expect((await fetch(image)).status).toBe(404)
})

test.each([
  ['to the bucket', announce],
  ['to us', (chosen: typeof picture) => presign(ana, chosen)],
])('what is put %s after completion changes nothing that is served, and is swept', async (_where, ask) => {
  const { presigned_url, file_url } = await ask(picture)
  await send(presigned_url, picture)
  await complete(ana, file_url)
  const before = await bytesOf(file_url)
  const waiting = await ask(picture)
  await send(waiting.presigned_url, picture)
  const other = { ...picture, bytes: new Uint8Array(await png({ width: 90, height: 90 })) }
  await send(presigned_url, other)
  await complete(ana, file_url)
  expect((await bytesOf(file_url)).equals(before)).toBe(true)

  const key = keyOf(presigned_url)
  expect(await world.app.files.size(key)).toBe(other.bytes.length)
  world.clock.forward({ minutes: 16 })
  await world.runScheduledJob('uploads.sweep')
  expect(await world.app.files.size(key)).toBeNull()
  expect((await complete(ana, waiting.file_url)).status).toBe(200)
})

test('an address takes a file of exactly the size that was announced', async () => {
  const { presigned_url, file_url } = await announce(picture)
  expect(new URL(presigned_url).searchParams.get('X-Amz-SignedHeaders')?.split(';')).toContain('content-length')
  await send(presigned_url, picture)
  expect((await complete(ana, file_url)).status).toBe(200)
})

test('without an announced size the file comes through us, which refuse what is too much while it comes', async () => {
  const { presigned_url, file_url } = await presign(ana, picture)
  expect(presigned_url.startsWith(`${world.settings.publicUrl}/files/incoming/`)).toBe(true)
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(15_000_001))
      controller.close()
    },
  })
  const { status } = await fetch(presigned_url, {
    method: 'PUT',
    headers: { 'content-type': picture.type },
    body,
    duplex: 'half',
  })
  expect([status, await world.app.files.size(keyOf(presigned_url))]).toEqual([413, null])
  await send(presigned_url, picture)
  expect((await complete(ana, file_url)).status).toBe(200)
})

test('what a bucket did not refuse while it came is refused afterwards', async () => {
  const small = await announce({ ...picture, bytes: picture.bytes.slice(0, 100) })
  await send(small.presigned_url, picture)
  const { status, body } = await complete(ana, small.file_url)
  expect([status, body.code]).toEqual([413, 'upload_too_large'])
  expect(await refused(ana, { ...picture, bytes: new Uint8Array(noise(900)) })).toEqual([415, 'upload_lied'])
})
