import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { profilesOf } from '../../social/profiles/steps.ts'
import { eventsOf } from './steps.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'celebrio-web-'))
const document =
  '<html><head><title>Celebrio</title><meta name="description" content="Plan the day." /></head><body></body></html>'
await writeFile(join(webFolder, 'index.html'), document)
afterAll(() => rm(webFolder, { recursive: true, force: true }))

const world = await startWorld({ webFolder })
const { create, remove } = eventsOf(world)
const madrid = await profilesOf(world).cityOf(724)

async function page(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${world.url}${path}`, { headers: { accept: 'text/html', ...headers } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  return answer.text()
}

const tag = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)" />`).exec(html)?.[1]

test('the page of a public event says what, when and where, with its picture', async () => {
  const { ana } = await world.people()
  const when = { event_date: '2031-11-28 18:30:00', timezone: 'Europe/Madrid' }
  const { id } = await create(ana, { title: 'Cake & "friends" <3', ...when, address: 'Calle Feria 12', ...madrid })
  const html = await page(`/events/${id}?from=chat`)
  expect(html).toContain('<title>Cake &amp; &quot;friends&quot; &lt;3 · Celebrio</title>')
  expect(tag(html, 'og:title')).toBe('Cake &amp; &quot;friends&quot; &lt;3')
  expect(tag(html, 'og:description')).toMatch(/^Friday, November 28, 2031 at 6:30.PM · Calle Feria 12 · .*Spain · /)
  expect(tag(html, 'description')).toBe(tag(html, 'og:description'))
  expect(tag(html, 'og:url')).toBe(`${world.settings.publicUrl}/events/${id}`)
  expect(tag(html, 'twitter:card')).toBe('summary_large_image')
  expect(tag(html, 'og:image')).toMatch(/^http.*\/files\/media\//)
  expect(html).not.toContain('Plan the day.')
})

test('it speaks the language that is asked for', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana, { event_date: '2031-11-28 18:30:00', timezone: 'UTC' })
  const html = await page(`/events/${id}`, { 'accept-language': 'fr-CA,fr;q=0.9' })
  expect(tag(html, 'og:description')).toContain('vendredi 28 novembre 2031')
})

test.each([[1], [2], [3], [4], [5]])('there is no preview of an event for audience %d', async code => {
  const { ana } = await world.people()
  const { id } = await create(ana, { open_to: [code] })
  expect(await page(`/events/${id}`)).toBe(document)
})

test('nor of a public one by a private account', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana)
  await world.app.db.updateTable('users').set({ is_private: true }).where('id', '=', ana.id).execute()
  expect(await page(`/events/${id}`)).toBe(document)
})

test('there is no preview of what does not exist', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana)
  await remove(ana, id)
  for (const path of [`/events/${id}`, '/events/0', '/events/x', '/events/99999999999999999999'])
    expect(await page(path)).toBe(document)
})

test('a call that does not ask for a page gets the agreed shape', async () => {
  const answer = await fetch(`${world.url}/events/1`, { headers: { accept: 'application/json' } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'not_found' })
})

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

test('machines read what, when and where it is, at one address', async () => {
  const { ana } = await world.people()
  const when = { event_date: '2031-11-28 18:30:00', timezone: 'Europe/Madrid' }
  const { id } = await create(ana, { title: 'Cake </script>', ...when, address: 'Calle Feria 12', ...madrid })
  const html = await page(`/events/${id}?from=chat`)
  expect(html).toContain(`<link rel="canonical" href="${world.settings.publicUrl}/events/${id}" />`)
  expect(dataOf(html)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Cake </script>',
    startDate: '2031-11-28T17:30:00.000Z',
    location: { '@type': 'Place', address: { streetAddress: 'Calle Feria 12', addressCountry: 'Spain' } },
  })
})
