import { readdir } from 'node:fs/promises'
import { mediaKinds } from '@celebrio/contract/base/media'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../../src/platform/settings.ts'
import type { Someone } from '../../../harness/caller.ts'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { head, speak } from '../../../platform/raw-call.ts'
import { png } from './samples.ts'
import { asMedia, send, uploading } from './steps.ts'

const accountBytes = 500_000_000
const world = await startWorld({ settings: { accountBytes } })
const { put, complete, presign } = uploading(world)
const picture = { name: 'a.png', type: 'image/png', bytes: new Uint8Array(await png({ width: 900, height: 600 })) }
const somebody = () => signUp(world.call, 'Ana')

const ask = (as: Someone, type = 'video/mp4', more = '') =>
  world.call('GET', `/upload/s3-presigned-url?fileName=a&fileType=${type}${more}`, { as })
const usageOf = ({ id }: { id: number }) =>
  world.app.db.selectFrom('upload_usage').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()
const storedBytes = async (urls: string[]) => {
  const sizes = await Promise.all(urls.map(async url => (await (await fetch(url)).arrayBuffer()).byteLength))
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('an account has so many bytes', () => {
  test('and gets no more addresses for films than fit, asked one after the other or all at once', async () => {
    const [ana, ben] = [await somebody(), await somebody()]
    const statuses: number[] = []
    for (let index = 0; index < 4; index += 1) statuses.push((await ask(ana)).status)
    expect(statuses).toEqual([200, 200, 409, 409])
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => ask(ben)))
    expect(atOnce.filter(one => one.status === 200)).toHaveLength(2)
    expect(atOnce.find(one => one.status === 409)?.body).toMatchObject({ code: 'storage_full' })
    expect(await usageOf(ben)).toMatchObject({ pending: 2 * mediaKinds.video.maxBytes, kept: 0 })
  })

  test('that are taken by what files say to weigh, which is all that they may bring', async () => {
    const ana = await somebody()
    const { body } = await ask(ana, 'image/png', `&fileSize=${picture.bytes.length}`)
    expect(await usageOf(ana)).toMatchObject({ pending: picture.bytes.length })
    await send(body.presigned_url, picture)
    const more = new Uint8Array([...picture.bytes, 0])
    const headers = { 'content-type': 'image/png' }
    expect((await fetch(body.presigned_url, { method: 'PUT', body: more, headers })).status).toBe(413)
    expect((await ask(ana, 'image/png', '&fileSize=15000001')).status).toBe(413)
    expect((await ask(ana, 'image/png', '&fileSize=0')).status).toBe(422)
  })

  test('and are free again when a file was kept smaller, removed or never came', async () => {
    const ana = await somebody()
    const url = await put(ana, picture)
    const { body } = await complete(ana, url)
    const bytes = await storedBytes(asMedia(body.upload).sources.map(source => source.url))
    expect(await usageOf(ana)).toMatchObject({ pending: 0, kept: bytes })
    await presign(ana, { name: 'x', type: 'video/mp4' })
    await world.call('DELETE', `/upload?file_url=${encodeURIComponent(url)}`, { as: ana })
    expect(await usageOf(ana)).toMatchObject({ pending: mediaKinds.video.maxBytes, kept: 0 })
    world.clock.forward({ days: 2 })
    await world.runScheduledJob('uploads.sweep')
    expect(await usageOf(ana)).toMatchObject({ pending: 0, kept: 0 })
  })

  test('that files of a post count against, whichever way they came', async () => {
    const ana = await somebody()
    await world.app.db
      .insertInto('uploads')
      .values({ ...filling(ana.id), status: 'ready', bytes: accountBytes })
      .execute()
    const multipart = new FormData()
    multipart.append('images', new Blob([picture.bytes], { type: 'image/png' }), 'a.png')
    const reply = await world.call('POST', '/post', { as: ana, multipart })
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'storage_full' }])
    expect((await ask(ana, 'image/png', '&fileSize=1')).status).toBe(409)
    expect(await usageOf(ana)).toMatchObject({ pending: 0, kept: accountBytes })
  })

  test('and few until its e-mail address is verified', async () => {
    const { unverifiedBytes } = readSettings({})
    const strict = await startWorld({ settings: { unverifiedBytes } })
    const ana = await signUp(strict.call, 'Ana')
    const film = () => strict.call('GET', '/upload/s3-presigned-url?fileName=a&fileType=video/mp4', { as: ana })
    const verify = () =>
      strict.app.db
        .updateTable('users')
        .set({ email_verified_at: strict.clock.now() })
        .where('id', '=', ana.id)
        .execute()
    expect((await film()).status).toBe(200)
    const refused = await film()
    expect([refused.status, refused.body.code]).toEqual([409, 'storage_unverified'])
    await verify()
    expect((await film()).status).toBe(200)
  })

  test('and no more than a gigabyte of them under way', async () => {
    const roomy = await startWorld({ settings: { accountBytes: 10_000_000_000 } })
    const ana = await signUp(roomy.call, 'Ana')
    const film = () => roomy.call('GET', '/upload/s3-presigned-url?fileName=a&fileType=video/mp4', { as: ana })
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await film()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409])
  })
})

const filling = (user_id: number) => ({
  user_id,
  folder: 'f'.repeat(32),
  kind: 'video' as const,
  content_type: 'video/mp4',
  file_name: 'a',
  created_at: world.clock.now(),
})

describe('an address takes a file', () => {
  const putAgain = (url: string) =>
    fetch(url, { method: 'PUT', body: picture.bytes, headers: { 'content-type': picture.type } })

  test('until the upload is complete, not after', async () => {
    const ana = await somebody()
    const { presigned_url, file_url } = await presign(ana, picture)
    for (let index = 0; index < 2; index += 1) expect((await putAgain(presigned_url)).status).toBe(200)
    expect((await complete(ana, file_url)).status).toBe(200)
    const late = await putAgain(presigned_url)
    expect([late.status, await late.json()]).toMatchObject([403, { code: 'upload_link_invalid' }])
    expect((await fetch(file_url)).status).toBe(200)
  })

  test('until the upload is thrown away, not after', async () => {
    const ana = await somebody()
    const { presigned_url, file_url } = await presign(ana, picture)
    await world.call('DELETE', `/upload?file_url=${encodeURIComponent(file_url)}`, { as: ana })
    await world.drainJobs()
    expect((await putAgain(presigned_url)).status).toBe(403)
  })

  test('from one sender at a time, the newest', async () => {
    const ana = await somebody()
    const { presigned_url, file_url } = await presign(ana, picture)
    const { pathname, search } = new URL(presigned_url)
    const headers = { 'content-type': picture.type, 'content-length': 1_000_000 }
    const older = speak(world.url, head('PUT', pathname + search, headers) + 'x'.repeat(100)).catch(() => 'cut off')
    while (!(await arrivingIn(file_url))) await world.call('GET', '/profile/me', { as: ana })
    expect((await putAgain(presigned_url)).status).toBe(200)
    expect(await older).not.toMatch(/^HTTP\/1.1 200/)
    expect((await complete(ana, file_url)).status).toBe(200)
  })
})

/** Whether bytes of this upload have come. */
async function arrivingIn(fileUrl: string): Promise<boolean> {
  const folder = /media\/(\w+)\//.exec(fileUrl)?.[1] ?? ''
  return (await readdir(`${world.folder}/files/incoming/${folder}`)).length > 0
}
