import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Someone } from '../../harness/caller.ts'
import { staffOf } from '../../harness/staff.ts'
import { startWorld } from '../../harness/world.ts'
import { namesBelow } from '../files-server.ts'
import { papers } from './documents.ts'
import { type HostileFile, marker } from './hostile-file.ts'
import { pictures } from './pictures.ts'
import { soundsAndFilms } from './sounds-and-films.ts'

const world = await startWorld()
const { call } = world
const { ana, ben } = await world.people()
const moderator = await staffOf(world, ben, 'moderator')
const all: readonly HostileFile[] = [...pictures, ...soundsAndFilms, ...papers]
const kept = () => namesBelow(`${world.folder}/files`)

test('there are sixty of them at least, each something else', () => {
  expect(all.length).toBeGreaterThanOrEqual(60)
  expect(new Set(all.map(({ what }) => what)).size).toBe(all.length)
})

/** Uploads as clients do: asks for an address, puts the bytes there, and says that it is done. */
async function upload(as: Someone, { name, type, bytes }: HostileFile) {
  const query = new URLSearchParams({ fileName: name, fileType: type, fileSize: String(bytes.length) }).toString()
  const asked = await call('GET', `/upload/s3-presigned-url?${query}`, { as })
  if (asked.status !== 200) return { status: asked.status, code: asked.body.code, url: null }
  const put = await fetch(asked.body.presigned_url, { method: 'PUT', body: bytes, headers: { 'content-type': type } })
  expect(put.status).toBeLessThan(500)
  const { status, body } = await call('POST', '/upload/complete', { as, json: { file_url: asked.body.file_url } })
  if (status !== 200) return { status, code: body.code, url: null }
  // Documents have no address of their own.
  return { status, code: '', url: body.upload.file_type === 'document' ? null : body.upload.image }
}

/** Posts as old clients do: with the file in the form. */
function post(as: Someone, { name, type, bytes }: HostileFile) {
  const form = new FormData()
  form.set('post', 'Look at this')
  form.append('images[]', new File([bytes], name, { type }))
  return call('POST', '/post', { as, multipart: form })
}

/** Of what was taken, nothing may be a page, and nothing may be there as it was sent but what browsers only store. */
async function isHarmless(url: string): Promise<boolean> {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type') ?? ''
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  const isStored = answer.headers.get('content-disposition')?.startsWith('attachment') ?? false
  expect([type, answer.headers.get('x-content-type-options')]).toEqual([
    expect.not.stringMatching(/html|svg|xml/),
    'nosniff',
  ])
  return !text.includes('root:') && (isStored || !text.includes(marker))
}

describe.each([
  ['a member', ana],
  ['a moderator', moderator],
])('what %s sends', (_who, as) => {
  test.each(all.map(file => [file.what, file] as const))('is refused or made harmless: %s', async (_what, file) => {
    const before = kept()
    const { status, code, url } = await upload(as, file)
    expect(status, code).toBeLessThan(500)
    if (status >= 400) expect([code, kept()]).toEqual([expect.any(String), before])
    else if (url !== null) expect(await isHarmless(url)).toBe(true)
  })

  test.each(all.map(file => [file.what, file] as const))('is no post, or a harmless one: %s', async (_what, file) => {
    const before = kept()
    const { status, body } = await post(as, file)
    expect(status, JSON.stringify(body)).toBeLessThan(500)
    if (status >= 400) expect([typeof body.code, kept()]).toEqual(['string', before])
    else for (const { image } of body.post.images) expect(await isHarmless(image)).toBe(true)
  })
})

test('nothing of it was run, and others are served as before', async () => {
  expect(existsSync('/tmp/hostile')).toBe(false)
  expect((await call('GET', '/post', { as: ana })).status).toBe(200)
})
