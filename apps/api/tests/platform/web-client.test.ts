import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pages } from '@celebrio/contract/platform/pages'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'celebrio-web-'))
await mkdir(join(webFolder, 'assets'))
const files = {
  'index.html': '<html><head><title>Celebrio</title></head><body></body></html>',
  'sw.js': 'self.oninstall = null',
  'manifest.webmanifest': '{"name":"Celebrio"}',
  'assets/index-abc.js': 'export {}',
  'assets/flower-abc.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
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

test('each text says in which characters it is written', async () => {
  for (const path of [
    '/home',
    '/sw.js',
    '/assets/index-abc.js',
    '/assets/flower-abc.svg',
    '/api/v1/country',
    '/robots.txt',
  ]) {
    const { headers } = await fetch(world.url + path, { headers: { accept: 'text/html' } })
    expect(headers.get('content-type'), path).toMatch(/; charset=utf-8$/)
  }
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

test('whoever asks for the head of a page only is told that it is there, or not', async () => {
  const head = async (path: string) => (await fetch(`${world.url}${path}`, { method: 'HEAD' })).status
  for (const path of ['/', '/home', '/events/7', '/i/7.nothing']) expect([path, await head(path)]).toEqual([path, 200])
  expect(await head('/nothing/here')).toBe(404)
})

const open = async (path: string, accept = 'text/html') => {
  const response = await fetch(`${world.url}${path}`, { headers: { accept } })
  return { status: response.status, text: await response.text() }
}

/** What is there for everybody, or not at all. */
const shownToAll = new Set<string>(['/service-provider/:id'])

test('each page of the client answers with it, and so does the same address with a slash or a query', async () => {
  for (const page of pages.filter(path => !shownToAll.has(path))) {
    const { status, text } = await open(page.replaceAll(/:\w+/g, '7'))
    expect([page, status]).toEqual([page, 200])
    expect(text).toMatch(/<title>([^<]+ · )?Celebrio/)
  }
  for (const path of ['/home/', '/search?keyword=cake.png', '/?from=mail']) expect((await open(path)).status).toBe(200)
})

test('a page whose address ends like the name of a file is a page', async () => {
  const { status, headers } = await fetch(`${world.url}/unsubscribe/bookings.2.wrong`, {
    headers: { accept: 'text/html' },
  })
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
})

test('a page that there is not answers 404 with the client, which says so; who takes no page gets JSON', async () => {
  for (const path of ['/nowhere', '/posts', '/posts/7/more', '/events/7/doors', '/wp-admin', '/api', '/files'])
    expect(await open(path)).toEqual({ status: 404, text: files['index.html'] })
  const { status, text } = await open('/nowhere', 'application/json')
  expect([status, JSON.parse(text).code]).toEqual([404, 'not_found'])
})

test('pages are not in the description of the API', async () => {
  const { paths } = JSON.parse((await open('/api/v1/openapi.json')).text)
  expect(Object.keys(paths).filter(path => !path.startsWith('/api/v1/'))).toEqual([])
  expect(Object.keys(paths)).not.toHaveLength(0)
})

test('the document says whether people can sign in with Google, on each page', async () => {
  const env = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'celebrio', OIDC_CLIENT_SECRET: 'between-us' }
  const withGoogle = await startWorld({ webFolder, env })
  const tag = '<meta name="celebrio-sign-in" content="google" />'
  for (const path of ['/', '/sign-in', '/i/unknown', '/nowhere']) {
    expect((await open(path)).text, path).not.toContain(tag)
    const answer = await fetch(`${withGoogle.url}${path}`, { headers: { accept: 'text/html' } })
    expect(await answer.text(), path).toContain(tag)
  }
})
