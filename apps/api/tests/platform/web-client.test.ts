import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'celebrio-web-'))
await mkdir(join(webFolder, 'assets'))
const files = {
  'index.html': '<html><head><title>Celebrio</title></head><body></body></html>',
  'sw.js': 'self.oninstall = null',
  'manifest.webmanifest': '{"name":"Celebrio"}',
  'assets/index-abc.js': 'export {}',
}
for (const [name, text] of Object.entries(files)) await writeFile(join(webFolder, name), text)
afterAll(() => rm(webFolder, { recursive: true, force: true }))

const world = await startWorld({ webFolder })

test('the service worker and the manifest are asked for anew each time, as what they are', async () => {
  for (const [path, type] of [
    ['/sw.js', 'application/javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const { status, headers } = await fetch(`${world.url}${path}`)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(headers.get('content-type')).toContain(type)
  }
})

test('files whose names change with what is in them are kept for ever', async () => {
  const { headers } = await fetch(`${world.url}/assets/index-abc.js`)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('pages may start our own worker and read our own manifest, and no other', async () => {
  for (const path of ['/home', '/index.html', '/sw.js']) {
    const { headers } = await fetch(`${world.url}${path}`, { headers: { accept: 'text/html' } })
    const policy = headers.get('content-security-policy')?.split(';')
    expect(policy).toContain("worker-src 'self'")
    expect(policy).toContain("manifest-src 'self'")
  }
})

test('a page is given to whoever takes anything, as robots that preview links do; what is no page is not', async () => {
  const get = async (path: string, accept: string) => {
    const { status, headers } = await fetch(`${world.url}${path}`, { headers: { accept } })
    return [status, headers.get('content-type')]
  }
  for (const accept of ['*/*', 'text/html,*/*;q=0.8'])
    expect(await get('/about-us', accept)).toEqual([200, 'text/html; charset=utf-8'])
  const nothing = [404, 'application/json; charset=utf-8']
  expect(await get('/about-us', 'application/json')).toEqual(nothing)
  for (const path of ['/api/v1/nothing', '/files/nothing', '/assets/old.js'])
    expect(await get(path, '*/*')).toEqual(nothing)
})
