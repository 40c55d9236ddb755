import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { findingOf, type Store } from './steps.ts'

const world = await startWorld()
const { list, names, store } = findingOf(world)
const place = 'lat=40&lng=-3'

const stores: Store[] = []
for (const price of [30, 10, 20, 10, 20])
  stores.push(
    await store(`Lark ${stores.length}`, { at: [40 + price / 100, -3], service: { items: [{ name: 'Song', price }] } }),
  )

/** Each is put a little apart from there, by its number; here two of them are as far as can be told. */
await sql`
  UPDATE store_listings AS listing SET position = ball_point(company.lat, company.lng)
  FROM service_providers AS company WHERE company.id = listing.provider_id`.execute(world.app.db)

/** Names and totals of all pages of two. */
async function walk(query: string) {
  const found: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await list(`${query}&per_page=2${cursor && `&cursor=${cursor}`}`)
    found.push(...page.post.map((one: { company_name: string }) => one.company_name))
    cursor = page.nextCursor
  }
  return found
}

const orders = {
  'sort=newest': [4, 3, 2, 1, 0],
  'sort=top': [4, 3, 2, 1, 0],
  'sort=price&currency=EUR': [1, 3, 2, 4, 0],
  [`sort=near&${place}`]: [1, 3, 2, 4, 0],
}

test.each(Object.entries(orders))(
  '%s goes page by page, each once, with a keyword or without',
  async (query, order) => {
    const wanted = order.map(index => stores[index]?.name)
    expect(await walk(query)).toEqual(wanted)
    expect(await walk(`${query}&keyword=lark`)).toEqual(wanted)
    expect(await names(`${query}&page=2&per_page=2`)).toEqual(wanted.slice(2, 4))
    expect((await list(`${query}&page=3&per_page=2`)).hasMorePages).toBe(false)
  },
)

test('what is shown already is left out', async () => {
  const query = `sort=newest&exclude_ids[]=${stores[4]?.id}&exclude_ids[]=${stores[2]?.id}`
  for (const more of ['', '&keyword=lark']) expect(await names(query + more)).toEqual(['Lark 3', 'Lark 1', 'Lark 0'])
})

test('those who only say their city are all found, page by page, though they are in one place', async () => {
  const inCity: Store[] = []
  for (let nth = 0; nth < 5; nth++) inCity.push(await store(`Wren ${nth}`))
  const { lat, lng } = await world.app.db
    .selectFrom('service_providers')
    .innerJoin('cities', 'cities.id', 'service_providers.city_id')
    .select(['cities.lat', 'cities.lng'])
    .where('service_providers.id', '=', inCity[0]?.id ?? 0)
    .executeTakeFirstOrThrow()
  const found = await walk(`sort=near&lat=${lat}&lng=${lng}&distance_km=1`)
  expect(found.toSorted()).toEqual(inCity.map(({ name }) => name))
})

test('a price that few have is found in any order', async () => {
  for (const more of ['', '&sort=newest', '&sort=price', `&sort=near&${place}`])
    expect(await walk(`currency=EUR&price_from=25&price_to=30${more}`), more).toEqual(['Lark 0'])
})
