import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newFolder, privateKeyFor } from '../../src/platform/files/keys.ts'
import { startFiles } from './files-server.ts'

const directory = mkdtempSync(join(tmpdir(), 's3-test-'))
const cors =
  '<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod></CORSRule></CORSConfiguration>'
const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  // s3rver computes the signatures of bucket-level calls incorrectly.
  allowMismatchedSignatures: true,
  directory,
  configureBuckets: [{ name: 'celebrio', configs: [cors] }],
})
let world: Awaited<ReturnType<typeof startFiles>>

beforeAll(async () => {
  const { port } = await bucket.run()
  world = await startFiles({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'celebrio',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  })
})
afterAll(async () => {
  await world.stop()
  await bucket.close()
  rmSync(directory, { recursive: true, force: true })
})

test('a file goes to the bucket by a signed address and is read back', async () => {
  const key = `incoming/${newFolder()}/file`
  const url = await world.files.signedUploadUrl(key, {
    contentType: 'audio/mpeg',
    maxBytes: 6,
    isExact: true,
    minutes: 15,
  })
  expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toContain('content-type')
  const response = await fetch(url, { method: 'PUT', body: 'a song', headers: { 'content-type': 'audio/mpeg' } })
  expect(response.status).toBe(200)
  expect(await world.files.size(key)).toBe(6)
  const { path, release } = await world.files.onDisk(key)
  expect(await readFile(path, 'utf8')).toBe('a song')
  await release()
  await expect(readFile(path)).rejects.toThrow('ENOENT')
})

test('public files are reached through us, at an address that stays the same for a while', async () => {
  const key = `media/${newFolder()}/film.mp4`
  const source = join(directory, 'film')
  writeFileSync(source, '0123456789')
  await world.files.putFile(key, source)
  const url = world.here(world.files.publicUrl(key))
  const redirect = await fetch(url, { redirect: 'manual' })
  expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([302, 'private, max-age=900'])
  expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toBe(redirect.headers.get('location'))
  const part = await fetch(url, { headers: { range: 'bytes=2-4' } })
  expect([part.status, await part.text(), part.headers.get('content-type')]).toEqual([206, '234', 'video/mp4'])
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
})

test('what is not there is told so', async () => {
  const key = `media/${newFolder()}/picture.webp`
  expect(await world.files.size(key)).toBeNull()
  await expect(world.files.onDisk(key)).rejects.toThrow()
  expect((await fetch(world.here(world.files.publicUrl(key)), { method: 'HEAD' })).status).toBe(404)
})

test('private files are saved under their name', async () => {
  const key = privateKeyFor('Licence.pdf', 'pdf')
  await world.files.put(key, Buffer.from('%PDF-1.7'))
  const response = await fetch(await world.files.signedUrl(key, 5))
  expect(await response.text()).toBe('%PDF-1.7')
  expect(response.headers.get('content-disposition')).toContain('Licence.pdf')
  expect((await fetch(world.here(`http://celebrio.test/files/${key}`))).status).toBe(404)
  await world.files.delete(key)
  expect(await world.files.size(key)).toBeNull()
})

test('folders and what came in long ago are deleted', async () => {
  const [folder, other] = [newFolder(), newFolder()]
  for (const name of ['picture', '480']) await world.files.put(`media/${folder}/${name}.webp`, Buffer.from('x'))
  await world.files.put(`incoming/${other}/file`, Buffer.from('x'))
  await world.files.deleteAll(`media/${folder}/`)
  expect(await world.files.size(`media/${folder}/480.webp`)).toBeNull()
  const nothing = async () => new Set<string>()
  await world.files.deleteIncomingBefore(new Date(Date.now() - 3600_000), nothing)
  expect(await world.files.size(`incoming/${other}/file`)).toBe(1)
  await world.files.deleteIncomingBefore(new Date(Date.now() + 3600_000), async folders => new Set(folders))
  expect(await world.files.size(`incoming/${other}/file`)).toBe(1)
  await world.files.deleteIncomingBefore(new Date(Date.now() + 3600_000), nothing)
  expect(await world.files.size(`incoming/${other}/file`)).toBeNull()
})
