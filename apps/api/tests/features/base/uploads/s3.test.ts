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

test('a picture goes straight to the bucket and comes back processed', async () => {
  const asked = { ...picture, type: 'image/jpg' }
  const { presigned_url, file_url } = await presign(ana, asked)
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

test('what a bucket cannot refuse while it comes is refused afterwards', async () => {
  expect(await refused(ana, { ...picture, bytes: new Uint8Array(15_000_001) })).toEqual([413, 'upload_too_large'])
  expect(await refused(ana, { ...picture, bytes: new Uint8Array(noise(900)) })).toEqual([415, 'upload_lied'])
})
