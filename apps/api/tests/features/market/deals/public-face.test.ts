import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { dealsOf } from './steps.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'celebrio-web-'))
await writeFile(join(webFolder, 'index.html'), '<html><head><title>Celebrio</title></head><body></body></html>')
afterAll(() => rm(webFolder, { recursive: true, force: true }))

const world = await startWorld({ webFolder })
const { deal, inHours, moveTo, picture, set } = dealsOf(world)

const text = async (path: string) => (await fetch(`${world.url}${path}`, { headers: { accept: '*/*' } })).text()
const pageOf = (id: number) => text(`/deals/${id}`)
const isOnSitemap = async (id: number) => (await text('/sitemaps/deals/0.xml')).includes(`/deals/${id}</loc>`)
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

test('the page of a deal says what it is, for people and for machines', async () => {
  const { ana } = await world.people()
  await moveTo(ana, 'Toledo')
  const more = { title: 'Gown & "veil" </script>', cost: 240, currency: 'EUR', condition: 'like_new' }
  const { id } = await deal(ana, { ...more, images: [await picture(ana)] })
  const html = await pageOf(id)
  expect(html).toContain('<title>Gown &amp; &quot;veil&quot; &lt;/script&gt; · Celebrio</title>')
  expect(html).toContain('€240.00 · Toledo, Spain · Used once.')
  expect(dataOf(html)).toMatchObject({
    '@type': 'Product',
    name: 'Gown & "veil" </script>',
    image: [expect.any(String)],
    offers: {
      '@type': 'Offer',
      price: 240,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@type': 'Person', name: 'Ana' },
    },
  })
  expect(await isOnSitemap(id)).toBe(true)
})

test('nothing is told of a deal that is sold, archived or over, or of a private account', async () => {
  const { ana, ben } = await world.people()
  const [sold, archived, over, shut] = [
    await deal(ana),
    await deal(ana),
    await deal(ana, { valid_till: inHours(1) }),
    await deal(ben),
  ]
  await set(ana, sold.id, 'sold_out')
  await set(ana, archived.id, 'archive')
  await makePrivate(world, ben)
  world.clock.forward({ hours: 2 })
  for (const { id } of [sold, archived, over, shut]) {
    expect(dataOf(await pageOf(id))).toBeNull()
    expect(await isOnSitemap(id)).toBe(false)
  }
})
