import { once } from 'node:events'
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newFolder, privateKeyFor } from '../../src/platform/files/keys.ts'
import { namesBelow, startFiles } from './files-server.ts'

let world: Awaited<ReturnType<typeof startFiles>>
beforeAll(async () => {
  world = await startFiles()
})
afterAll(() => world.stop())

const terms = { contentType: 'image/png', maxBytes: 1000, minutes: 15 }
const newKey = () => `incoming/${newFolder()}/file`

async function uploadUrl(key = newKey(), wanted = terms) {
  return world.here(await world.files.signedUploadUrl(key, wanted))
}

function put(url: string, body: string | ReadableStream<Uint8Array>, contentType = 'image/png') {
  return fetch(url, { method: 'PUT', body, headers: { 'content-type': contentType }, duplex: 'half' })
}

async function storedFilm() {
  const key = `media/${newFolder()}/film.mp4`
  await world.files.put(key, Buffer.from('0123456789'))
  return { key, url: world.here(world.files.publicUrl(key)) }
}

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

describe('a signed address to PUT to', () => {
  test('takes a file with the type that was asked for', async () => {
    const key = newKey()
    const response = await put(await uploadUrl(key), 'x'.repeat(1000))
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(await world.files.size(key)).toBe(1000)
  })

  test('can be used from a page of any origin', async () => {
    const url = await uploadUrl()
    const preflight = await fetch(url, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('PUT')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
    expect((await put(url, 'x')).headers.get('access-control-allow-origin')).toBe('*')
  })

  test('expires', async () => {
    const url = await uploadUrl()
    world.time.now = new Date(world.time.now.getTime() + 15 * 60_000)
    const response = await put(url, 'x')
    expect([response.status, await codeOf(response)]).toEqual([403, 'upload_link_invalid'])
  })

  test.each(['type=image%2Fpng', 'max=1000', 'expires=', 'signature='])(
    'is worthless with a different %s',
    async part => {
      const [name = ''] = part.split('=')
      const url = new URL(await uploadUrl())
      url.searchParams.set(name, name === 'expires' ? '9999999999' : name === 'type' ? 'video/mp4' : '99999999')
      const response = await put(url.href, 'x', 'video/mp4')
      expect([response.status, await codeOf(response)]).toEqual([403, 'upload_link_invalid'])
    },
  )

  test('is for one key only', async () => {
    const url = await uploadUrl()
    const moved = url.replace(/incoming\/[0-9a-f]{32}/, `incoming/${newFolder()}`)
    expect((await put(moved, 'x')).status).toBe(403)
  })

  test('refuses a different type of content', async () => {
    const response = await put(await uploadUrl(), 'x', 'text/html')
    expect([response.status, await codeOf(response)]).toEqual([415, 'upload_type_refused'])
  })

  test('refuses a file that its header says is too large', async () => {
    const response = await put(await uploadUrl(), 'x'.repeat(1001))
    expect([response.status, await codeOf(response)]).toEqual([413, 'upload_too_large'])
  })

  test('stops a stream of unknown length that grows too large, and leaves nothing', async () => {
    const before = namesBelow(world.folder)
    const endless = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 20; count += 1) controller.enqueue(new Uint8Array(100))
        controller.close()
      },
    })
    const response = await put(await uploadUrl(), endless)
    expect([response.status, await codeOf(response)]).toEqual([413, 'upload_too_large'])
    expect(namesBelow(world.folder)).toEqual(before)
  })

  test('leaves nothing when the sender goes away', async () => {
    const before = namesBelow(world.folder)
    const headers = { 'content-type': 'image/png', 'content-length': '900' }
    const sender = request(await uploadUrl(), { method: 'PUT', headers })
    sender.on('error', () => undefined)
    sender.write('x'.repeat(100))
    await vi.waitFor(() => expect(namesBelow(world.folder).some(name => name.endsWith('.part'))).toBe(true))
    sender.destroy()
    await vi.waitFor(() => expect(namesBelow(world.folder)).toEqual(before))
  })
})

describe('a processed file', () => {
  test('is kept for ever, cannot run, and may be shown anywhere', async () => {
    const response = await fetch((await storedFilm()).url)
    expect(await response.text()).toBe('0123456789')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    })
  })

  test('has the same headers where a cache stands in front of the bucket', async () => {
    const cache = readFileSync(new URL('../../../../ops/media-cache/nginx.conf', import.meta.url), 'utf8')
    const added = [...cache.matchAll(/add_header (\S+) "(.*)";/g)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ])
    expect(added).toHaveLength(5)
    const { headers } = await fetch((await storedFilm()).url)
    expect(Object.fromEntries(headers)).toMatchObject(Object.fromEntries(added))
  })

  test('comes in parts when asked for', async () => {
    const { url } = await storedFilm()
    const part = await fetch(url, { headers: { range: 'bytes=2-4' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10'])
    const end = await fetch(url, { headers: { range: 'bytes=-3' } })
    expect(await end.text()).toBe('789')
    const beyond = await fetch(url, { headers: { range: 'bytes=10-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  test('is not sent again to clients that have it, and HEAD sends none of it', async () => {
    const { url } = await storedFilm()
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
    const again = await fetch(url, {
      headers: { 'if-none-match': head.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    })
    expect(again.status).toBe(304)
  })

  test('that does not exist yet is a 404 that nobody keeps', async () => {
    const response = await fetch(world.here(world.files.publicUrl(`media/${newFolder()}/picture.webp`)))
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test.each([
    '../../../etc/passwd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/incoming',
    `${'a'.repeat(32)}/picture.html`,
    '',
    'x/../../a',
  ])('is never outside its place: %s', async path => {
    const target = new URL(world.here(world.files.publicUrl('media/')))
    const sent = request({ host: target.hostname, port: target.port, path: `/files/media/${path}` })
    sent.end()
    const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }]
    response.resume()
    expect(response.statusCode).toBe(404)
  })

  test('is known by its address, and no other address is', async () => {
    const { key } = await storedFilm()
    expect(world.files.keyOf(world.files.publicUrl(key))).toBe(key)
    expect(world.files.keyOf(`https://elsewhere.test/files/${key}`)).toBeNull()
    expect(world.files.keyOf(`${world.files.publicUrl(key)}?x=1`)).toBeNull()
    expect(world.files.keyOf(world.files.publicUrl('media/../private/x'))).toBeNull()
  })
})

async function storedDocument() {
  const key = privateKeyFor('../Führerschein "neu".PDF', 'pdf')
  await world.files.put(key, Buffer.from('%PDF-1.7'))
  return { key, url: world.here(await world.files.signedUrl(key, 5)) }
}

describe('a private file', () => {
  test('comes under its name to anyone who has a signed address', async () => {
    const response = await fetch((await storedDocument()).url)
    expect([response.status, await response.text()]).toEqual([200, '%PDF-1.7'])
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''F%C3%BChrerschein")
  })

  test('does not exist without its signature, with another one, or too late', async () => {
    const { url } = await storedDocument()
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(404)
    expect((await fetch(url.replace(/signature=.{4}/, 'signature=0000'))).status).toBe(404)
    expect((await fetch(url.replace('/private/', '/media/'))).status).toBe(404)
    world.time.now = new Date(world.time.now.getTime() + 5 * 60_000)
    expect((await fetch(url)).status).toBe(404)
  })
})

describe('the store', () => {
  test('deletes one folder at a time, never more', async () => {
    const { key } = await storedFilm()
    await world.files.deleteAll(key.replace('film.mp4', ''))
    expect(await world.files.size(key)).toBeNull()
    await expect(world.files.deleteAll('media/')).rejects.toThrow('folder')
    await expect(world.files.put('media/../../x', Buffer.from('x'))).rejects.toThrow('key')
  })

  test('forgets what came in long ago and was not taken', async () => {
    const [old, fresh] = [newKey(), newKey()]
    for (const key of [old, fresh]) await world.files.put(key, Buffer.from('x'))
    const yesterday = new Date(Date.now() - 25 * 3600_000)
    writeFileSync(join(world.folder, `${old}.half.part`), 'x')
    utimesSync(join(world.folder, old, '..'), yesterday, yesterday)
    await world.files.deleteIncomingBefore(new Date(Date.now() - 24 * 3600_000), async () => new Set())
    expect([await world.files.size(old), await world.files.size(fresh)]).toEqual([null, 1])
  })
})
