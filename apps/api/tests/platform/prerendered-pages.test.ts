import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@celebrio/contract/platform/limits'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'

const folder = await mkdtemp(join(tmpdir(), 'celebrio-pages-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const document = `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
  <head><title>Celebrio</title><meta name="description" content="Plan the day." />
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <link rel="stylesheet" crossorigin href="/assets/index.css"></head>
  <body><div id="root"></div></body>
</html>`

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', css: ['assets/react.css'] },
  'src/landing.tsx': { file: 'assets/landing.js', css: ['assets/landing.css'], imports: ['index.html', '_tabs.js'] },
  '_tabs.js': { file: 'assets/tabs.js', css: ['assets/tabs.css'] },
}

/** Stands in for the web client's: tells what it was asked, and asks the API as it does. */
const rendering = `
export const pages = [
  { path: '/', modules: ['src/landing.tsx'] },
  { path: '/i/:token', modules: [] },
  { path: '/events/:id', modules: [] },
]
export async function renderPage(address, { language, send }) {
  if (address.includes('broken')) throw new TypeError('It fails')
  const headers = new Headers({ 'accept-language': language })
  const { status } = await send('/api/v1/profile/me', { headers })
  const texts = await (await send('/api/v1/event/0', { headers })).json()
  return {
    head: '<title>Rendered</title>',
    body: '<p>$& ' + language + ' ' + address + ' ' + status + ' ' + texts.code + '</p>',
    data: JSON.stringify({ about: '</script><script>alert(1)</script>' }),
  }
}`

await mkdir(join(folder, 'web/assets'), { recursive: true })
for (const name of ['react', 'index', 'tabs', 'landing'])
  await writeFile(join(folder, `web/assets/${name}.css`), `.${name}{}`)
await writeFile(join(folder, 'web/index.html'), document)
await writeFile(join(folder, 'web/build-manifest.json'), JSON.stringify(manifest))
await writeFile(join(folder, 'render-page.mjs'), rendering)

const built = { webFolder: join(folder, 'web'), renderingFile: join(folder, 'render-page.mjs') }
const world = await startWorld(built)

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(world.url + path, { headers: { accept: 'text/html', ...headers } })
  return { status: answer.status, html: await answer.text(), cache: answer.headers.get('cache-control') }
}

test('a page comes with its content, in the language that the browser asks for', async () => {
  const { html, cache } = await open('/?from=mail', { 'accept-language': 'fr-CA,en;q=0.5' })
  expect(html).toContain('<html lang="fr" data-mantine-color-scheme="light">')
  expect(html).toContain(
    '<div id="root" data-prerendered data-client="/assets/index.js"><p>$& fr /?from=mail 401 not_found</p></div>',
  )
  expect(html).toContain('<title>Rendered</title>')
  expect(html).not.toContain('<title>Celebrio</title>')
  expect(html).not.toContain('Plan the day.')
  expect(cache).toBe('no-cache')
})

test('it is rendered for a guest, also when somebody sends a token along', async () => {
  const { ana } = await world.people()
  const { html } = await open('/', { authorization: `Bearer ${ana.token}` })
  expect(html).toContain(' 401 ')
})

test('its styles are in it, those of what it imports first, and to the client their files are loaded', async () => {
  const { html } = await open('/')
  expect(html).toContain('<style>.react{}.index{}.tabs{}.landing{}</style>')
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/react.css" disabled />',
    '<link rel="stylesheet" href="/assets/index.css" disabled />',
    '<link rel="stylesheet" href="/assets/tabs.css" disabled />',
    '<link rel="stylesheet" href="/assets/landing.css" disabled />',
  ])
})

test('its scripts wait: they are named, each once, and none of them is loaded by the document itself', async () => {
  const { html } = await open('/')
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('modulepreload')
  expect(html.match(/<link rel="later"[^>]*>/g)).toEqual([
    '<link rel="later" crossorigin href="/assets/react.js" />',
    '<link rel="later" crossorigin href="/assets/index.js" />',
    '<link rel="later" crossorigin href="/assets/tabs.js" />',
    '<link rel="later" crossorigin href="/assets/landing.js" />',
  ])
})

test('what people have written cannot end the script element that it comes in', async () => {
  const { html } = await open('/')
  const [, data = ''] = /<script type="application\/json" id="page-data" lang="en">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toEqual({ about: '</script><script>alert(1)</script>' })
})

test('a page that cannot be rendered comes without content, and the client shows it', async () => {
  expect(await open('/?broken')).toMatchObject({ status: 200, html: document })
})

test('a page whose address is not public is there for who has it, and not for search engines', async () => {
  const { html } = await open('/events/1')
  expect(html).toContain('data-prerendered')
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect((await open('/')).html).not.toContain('noindex')
})

test('a page behind a secret address is stored nowhere on its way', async () => {
  expect((await open('/i/secret')).cache).toBe('no-store')
})

test('one address gets so many pages with their content in a minute, further ones without', async () => {
  const strict = await startWorld({ ...built, env: { RATE_LIMITS: 'on' } })
  const ask = async () => (await fetch(strict.url, { headers: { accept: 'text/html' } })).text()
  for (let n = 1; n < limits.rendering.max; n += 1) await ask()
  expect(await ask()).toContain('data-prerendered')
  expect(await ask()).toBe(document)
})
