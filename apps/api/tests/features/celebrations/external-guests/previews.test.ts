import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { profilesOf } from '../../social/profiles/steps.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf } from './steps.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'celebrio-web-'))
const document = '<html><head><title>Celebrio</title></head><body></body></html>'
await writeFile(join(webFolder, 'index.html'), document)
afterAll(() => rm(webFolder, { recursive: true, force: true }))

const world = await startWorld({ webFolder })
const { create, remove } = eventsOf(world)
const { link, renew, takeOver } = personalOf(world)
const madrid = await profilesOf(world).cityOf(724)

const page = async (path: string, language = 'en') => {
  const answer = await fetch(`${world.url}${path}`, { headers: { accept: 'text/html', 'accept-language': language } })
  expect(answer.status).toBe(200)
  return answer.text()
}

const tag = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)" />`).exec(html)?.[1]

async function invited(fields = {}) {
  const { ana, ben } = await world.people()
  const when = { event_date: '2031-11-28 18:30:00', timezone: 'Europe/Madrid' }
  const event = await create(ana, { title: 'Lantern <walk>', ...when, open_to: [4], ...fields })
  const { guest, token } = await link(ana, event.id, {
    name: 'Tante Ilse',
    email: 'ilse@example.org',
    message: 'My dear',
  })
  return { ana, ben, id: event.id, guest, token }
}

test('a personal link shows what it is for: title, date and cover', async () => {
  const { token } = await invited()
  const html = await page(`/i/${token}?answer=going`)
  expect(html).toContain('<title>Lantern &lt;walk&gt; · Celebrio</title>')
  expect(tag(html, 'og:title')).toBe('Lantern &lt;walk&gt;')
  expect(tag(html, 'og:description')).toMatch(/^You’re invited · Friday, November 28, 2031 at 6:30.PM$/)
  expect(tag(html, 'og:image')).toMatch(/^http.*\/files\/media\//)
  expect(tag(html, 'og:url')).toBe(`${world.settings.publicUrl}/i/${token}`)
  expect(tag(await page(`/i/${token}`, 'fr-CA,fr;q=0.9'), 'description')).toContain('Invitation · vendredi 28 novembre')
})

test('it shows nothing private, and search engines are told to leave it out', async () => {
  const { token } = await invited({ address: 'Calle Feria 12', about: 'Bring a lamp', dress_code: 'Linen', ...madrid })
  const html = await page(`/i/${token}`)
  for (const word of ['Ilse', 'ilse', 'My dear', 'Feria', 'Madrid', 'Spain', 'Ana', 'lamp', 'Linen'])
    expect(html).not.toContain(word)
  expect(html.split(token)).toHaveLength(2)
  expect(tag(html, 'robots')).toBe('noindex')
})

test('a link that leads nowhere, has ended, or belongs to an account shows nothing', async () => {
  const revoked = await invited()
  await renew(revoked.ana, revoked.id, revoked.guest.id)
  const cancelled = await invited()
  await remove(cancelled.ana, cancelled.id)
  const taken = await invited()
  expect((await takeOver(taken.ben, taken.token)).status).toBe(200)
  for (const token of [revoked.token, cancelled.token, taken.token, 'x', 'y'.repeat(43)])
    expect(await page(`/i/${token}`)).toBe(document)
})
