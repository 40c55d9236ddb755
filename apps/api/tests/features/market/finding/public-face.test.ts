import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { reviewsOf } from '../reviews/steps.ts'
import { findingOf } from './steps.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'celebrio-web-'))
const document = '<html><head><title>Celebrio</title></head><body></body></html>'
await writeFile(join(webFolder, 'index.html'), document)
afterAll(() => rm(webFolder, { recursive: true, force: true }))

const world = await startWorld({ webFolder })
const { store } = findingOf(world)

const text = async (path: string) => (await fetch(`${world.url}${path}`, { headers: { accept: '*/*' } })).text()
const pageOf = (id: number) => text(`/service-provider/${id}`)
const isOnSitemap = async (id: number) =>
  (await text(`/sitemaps/providers/${Math.floor(id / 5000)}.xml`)).includes(`/service-provider/${id}</loc>`)

const dataOf = (html: string) => {
  const [, json = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json)
}

test('the page of a provider says who they are, for people and for machines', async () => {
  const { id } = await store('Saffron & "Sons" </script>', {
    at: [40.4, -3.7],
    service: { items: [{ name: 'Soup', price: 9, unit: 1, qty: 10 }] },
  })
  const html = await pageOf(id)
  expect(html).toContain('<title>Saffron &amp; &quot;Sons&quot; &lt;/script&gt; · Celebrio</title>')
  expect(html).toContain(`<link rel="canonical" href="${world.settings.publicUrl}/service-provider/${id}" />`)
  expect(dataOf(html)).toMatchObject({
    '@type': 'LocalBusiness',
    url: `${world.settings.publicUrl}/service-provider/${id}`,
    name: 'Saffron & "Sons" </script>',
    address: { addressCountry: 'Spain' },
    geo: { latitude: 40.4, longitude: -3.7 },
  })
  expect(dataOf(html).makesOffer[0]).toMatchObject({
    itemOffered: { name: 'Party food: Soup' },
    price: 9,
    priceCurrency: 'EUR',
  })
  expect(await isOnSitemap(id)).toBe(true)
})

test('a rating is told as soon as there is one that is shown', async () => {
  const { ana } = await world.people()
  const { completed, write } = reviewsOf(world)
  const { id, provider, providerId } = await completed(ana)
  await write(ana, id, { stars: 4 })
  expect(dataOf(await pageOf(providerId)).aggregateRating).toBeUndefined()
  await write(provider, id)
  expect(dataOf(await pageOf(providerId)).aggregateRating).toMatchObject({ ratingValue: 4, ratingCount: 1 })
})

test('nothing is told of a provider whose trial is over, who is suspended, or who offers nothing', async () => {
  const empty = await store('Empty', { service: null })
  const gone = await store('Gone')
  await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', gone.owner.id).execute()
  for (const { id } of [empty, gone]) {
    expect(await pageOf(id)).toBe(document)
    expect(await isOnSitemap(id)).toBe(false)
  }
  const late = await store('Late')
  world.clock.forward({ days: 40 })
  expect(await pageOf(late.id)).toBe(document)
  expect(await isOnSitemap(late.id)).toBe(false)
})

test('nothing is told of a private account', async () => {
  const { id, owner } = await store('Discreet')
  await world.app.db.updateTable('users').set({ is_private: true }).where('id', '=', owner.id).execute()
  expect(await pageOf(id)).toBe(document)
  expect(await isOnSitemap(id)).toBe(false)
})

test('of what is no provider, or a suspended one, there is no page; one that is not spread is there', async () => {
  const { id, owner } = await store('Gone')
  const statusOf = async (one: number | string) => (await fetch(`${world.url}/service-provider/${one}`)).status
  const { id: empty } = await store('Empty', { service: null })
  for (const one of [id, empty, 'compare']) expect([one, await statusOf(one)]).toEqual([one, 200])
  await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', owner.id).execute()
  for (const one of [id, '0', 'x', '9007199254740991', '99999999999999999999']) {
    expect([one, await statusOf(one)]).toEqual([one, 404])
    expect(await text(`/service-provider/${one}`)).toBe(document)
  }
})

test('pages of several providers say in the reader’s language what they are; chosen ones are listed by no search engine', async () => {
  const inFrench = await fetch(`${world.url}/service-provider`, { headers: { 'accept-language': 'fr' } })
  const french = await inFrench.text()
  expect(french).toContain('<title>Trouver un prestataire · Celebrio</title>')
  expect(french).not.toContain('noindex')
  const chosen = await text('/service-provider/compare?ids=1,2')
  expect(chosen).toContain('<title>Providers side by side · Celebrio</title>')
  expect(chosen).toContain('noindex')
})
