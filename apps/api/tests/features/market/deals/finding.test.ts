import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { dealsOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { ana, ben } = await world.people()
const { deal, found, inHours, list, moveTo } = dealsOf(world)

await moveTo(ana, 'Madrid')
const chairs = 42
const flowers = 37
await deal(ana, { title: 'Lanterns', cost: 85, condition: 'like_new', category_id: flowers, valid_till: inHours(6000) })
world.clock.forward({ days: 20 })
const toledo = await moveTo(ana, 'Toledo')
await deal(ana, {
  title: 'Chairs',
  cost: 0,
  condition: 'well_loved',
  category_id: chairs,
  description: 'For a wedding.',
})
world.clock.forward({ days: 1 })
await deal(ana, { title: 'Dinner service', cost: 1250, currency: 'EUR', country_id: 724 })
world.clock.forward({ minutes: 1 })
await moveTo(ana, 'Madrid')
await deal(ana, { title: 'Wedding gown', cost: 640, condition: 'new' })
const madrid = 'lat=40.4168&lng=-3.7038'

test('everything that is to be had, last posted first', async () => {
  expect(await found(ben)).toEqual(['Wedding gown', 'Dinner service', 'Chairs', 'Lanterns'])
  expect(await found(ana)).toHaveLength(4)
})

test.each([
  ['free=true', ['Chairs']],
  ['min_cost=0&max_cost=500', ['Chairs', 'Lanterns']],
  ['min_cost=500&max_cost=1000', ['Wedding gown']],
  ['min_cost=1000', []],
  ['min_cost=1000&currency=EUR', ['Dinner service']],
  ['sort=price', ['Chairs', 'Lanterns', 'Wedding gown']],
  ['created_within=7d', ['Wedding gown', 'Dinner service', 'Chairs']],
  ['created_within=1m', ['Wedding gown', 'Dinner service', 'Chairs', 'Lanterns']],
  ['created_within=7d&sort=price', ['Chairs', 'Wedding gown']],
  ['created_within=7d&condition[]=like_new', []],
  ['created_within=1m&condition[]=like_new', ['Lanterns']],
  ['created_within=7d&keyword=wedding', ['Wedding gown', 'Chairs']],
  ['created_within=7d&free=true&keyword=chairs', ['Chairs']],
  ['condition[]=new&condition[]=like_new', ['Wedding gown', 'Lanterns']],
  [`category_id=${chairs}`, ['Chairs']],
  ['category_id=5', ['Lanterns']],
  ['category_id=9999', []],
  [`city_id=${toledo.city_id}`, ['Chairs']],
  ['country_id=724&free=true', ['Chairs']],
])('with %s', async (query, titles) => {
  expect(await found(ben, query)).toEqual(titles)
})

test('a keyword is looked for in titles and descriptions, and forgives typos', async () => {
  expect(await found(ben, 'keyword=wedding')).toEqual(['Wedding gown', 'Chairs'])
  expect(await found(ben, 'keyword=Lantrens')).toEqual(['Lanterns'])
  expect(await found(ben, 'keyword=wed gow')).toEqual(['Wedding gown'])
  expect(await found(ben, 'keyword=weding&free=true')).toEqual(['Chairs'])
  expect(await found(ben, 'keyword=nothing')).toEqual([])
  expect(await found(ben, 'keyword=%26%7C%21')).toEqual([])
})

test('the nearest come first where there is a place to look from', async () => {
  expect(await found(ben, madrid)).toEqual(['Lanterns', 'Wedding gown', 'Chairs'])
  expect(await found(ben, `${madrid}&distance_km=30&sort=newest`)).toEqual(['Wedding gown', 'Lanterns'])
  expect(await found(ben, `${madrid}&distance_km=100&free=true`)).toEqual(['Chairs'])
  const { deals } = await list(ben, `?public_deal=true&${madrid}`)
  expect(deals.map((one: { distance_km: number | null }) => Math.round(one.distance_km ?? -1) > 60)).toEqual([
    false,
    false,
    true,
  ])
})

test('near you is around where the viewer lives, and nothing where that is not known', async () => {
  const { cleo, dan } = await world.people()
  await moveTo(cleo, 'Toledo')
  const [nearest, ...others] = await found(cleo, 'near_you=true')
  expect([nearest, others.toSorted()]).toEqual(['Chairs', ['Lanterns', 'Wedding gown']])
  await world.app.db.updateTable('users').set({ country_id: null }).where('id', '=', dan.id).execute()
  expect(await found(dan, 'near_you=true')).toEqual([])
})

test.each(['', 'sort=price', madrid, 'keyword=wedding', `${madrid}&keyword=wedding`, 'created_within=1m'])(
  'pages of one follow each other with “%s”',
  async query => {
    const all = await found(ben, query)
    const walked: string[] = []
    let cursor = ''
    do {
      const page = await list(ben, `?public_deal=true&per_page=1&${query}&cursor=${cursor}`)
      walked.push(...page.deals.map((one: { title: string }) => one.title))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect(walked).toEqual(all)
    expect((await list(ben, `?public_deal=true&per_page=1&page=2&${query}`)).deals).toMatchObject([{ title: all[1] }])
  },
)

test('wrong filters are refused on their field', async () => {
  const refused = async (query: string) =>
    Object.keys((await call('GET', `/deal?public_deal=true&${query}`, { as: ben })).body.errors)
  expect(await refused('min_cost=5&max_cost=4')).toEqual(['max_cost'])
  expect(await refused('lat=4')).toEqual(['lng'])
  expect(await refused('sort=near')).toEqual(['lat'])
  expect(await refused('distance_km=4')).toEqual(['lat'])
  expect(await refused('min_cost=1.555')).toEqual(['min_cost'])
  expect(await refused('cursor=bm9uc2Vuc2U')).toEqual(['cursor'])
})

test('others beside a deal are those near it, without it', async () => {
  const [gown] = (await list(ben, '?public_deal=true')).deals
  const { body } = await call('GET', `/deal/${gown.id}/more`, { as: ben })
  expect(body.deals.map((one: { title: string }) => one.title)).toEqual(['Lanterns', 'Chairs'])
  expect((await call('GET', '/deal/999999/more')).status).toBe(404)
})

test('names of places are in the language of the request, also for guests', async () => {
  const [gown] = (await list(ben, '?public_deal=true')).deals
  const { body } = await call('GET', `/deal/${gown.id}`, { headers: { 'accept-language': 'fr' } })
  expect(body.deal.country).toBe('Espagne')
})

test('a beginning that more words have than are asked for by name finds all of them', async () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  await deal(ana, {
    title: 'A box',
    description: ['a', 'b'].flatMap(one => letters.map(two => `qu${one}${two}`)).join(' '),
  })
  await deal(ana, { title: 'Quzz' })
  expect(await found(ben, 'keyword=qu')).toEqual(['Quzz', 'A box'])
  expect(await found(ben, 'keyword=quz')).toEqual(['Quzz'])
  expect(await found(ben, 'keyword=quab')).toEqual(['A box'])
})

/** Offers a deal again so often that those like it are many. */
const repeat = (id: number) =>
  sql`
    INSERT INTO deals (user_id, title, description, currency, cost, least_cost, or_nearest_offer, condition, valid_till, created_at)
    SELECT user_id, title, description, currency, cost, least_cost, or_nearest_offer, condition, valid_till, created_at
    FROM deals, generate_series(1, 1001) WHERE id = ${id}`.execute(world.app.db)

test('what fits a search is found however many have its words', async () => {
  const { id } = await deal(ana, { title: 'Garland', cost: 5 })
  await repeat(id)
  const { cleo } = await world.people()
  await deal(cleo, { title: 'Long garland', cost: 500 })
  expect(await found(ben, 'keyword=garland&min_cost=100')).toEqual(['Long garland'])
  expect(await found(ben, 'keyword=garland&per_page=100')).toHaveLength(100)
})

test('words alike are looked for among those that have all else, however many these are', async () => {
  // Each on their own: one person sells two hundred things at most.
  const [first, second] = [await signUp(call, 'Dora'), await signUp(call, 'Emil')]
  const { id } = await deal(first, { title: 'Ribbon', condition: 'well_loved' })
  await repeat(id)
  await deal(second, { title: 'Marquee', condition: 'well_loved' })
  await deal(second, { title: 'Marquee as good as new', condition: 'like_new' })
  expect(await found(ben, 'keyword=marqeue&condition[]=well_loved')).toEqual(['Marquee'])
})
