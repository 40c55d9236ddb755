import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestsOf } from '../../src/platform/backup/digests.ts'
import { filesOf } from '../../src/platform/backup/files.ts'
import { newFolder } from '../../src/platform/files/keys.ts'
import { readSettings } from '../../src/platform/settings.ts'
import { dataFolder } from './embedded/program.ts'

const folder = await dataFolder()
const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  // s3rver computes the signatures of bucket-level calls incorrectly.
  allowMismatchedSignatures: true,
  directory: join(folder, 'bucket'),
  configureBuckets: [{ name: 'celebrio', configs: [] }],
})
const keys = { S3_BUCKET: 'celebrio', S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' }
let files: ReturnType<typeof filesOf>

beforeAll(async () => {
  const { port } = await bucket.run()
  files = filesOf(readSettings({ ...keys, S3_ENDPOINT: `http://127.0.0.1:${port}` }))
})
afterAll(() => bucket.close())

test('the files of a bucket come back as they were, and are taken away again when the rest fails', async () => {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  for (const [kind, name] of [
    ['media', 'picture.webp'],
    ['media', 'film.mp4'],
    ['private', 'Menu für Ana.pdf'],
  ] as const) {
    const place = join(before, kind, newFolder())
    await mkdir(place, { recursive: true })
    await writeFile(join(place, name), `${name}, made for a feast`)
  }
  expect(await files.isEmpty()).toBe(true)
  const { place, discard } = await files.stage(before)
  await place()
  expect(await files.isEmpty()).toBe(false)
  await files.save(after)
  expect(await digestsOf(after)).toEqual(await digestsOf(before))
  await discard()
  expect(await files.isEmpty()).toBe(true)
})
