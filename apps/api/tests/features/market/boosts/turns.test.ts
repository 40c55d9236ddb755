import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { boostsOf } from './steps.ts'

const world = await startWorld()
const { app, call } = world
const boosts = boostsOf(world)
boosts.toNoon()

/** Deals of somebody's, the first of which are boosted. @returns their titles */
async function stall(as: Someone, name: string, count: number, boosted: number): Promise<string[]> {
  const titles = Array.from({ length: count }, (_, at) => `${name} ${String.fromCharCode(97 + at)}`)
  for (const [at, title] of titles.entries()) {
    const { id } = await boosts.deal(as, { title, cost: at })
    if (at < boosted) await boosts.buy(as, id, { days: 3 })
  }
  return titles
}

type Page = { titles: string[]; hasMorePages: boolean; nextCursor: string | null }

async function pageOf(as: Someone, query: string): Promise<Page> {
  const { deals, ...rest } = await boosts.publicPage(as, query)
  return { titles: deals.map(one => one.title), ...rest }
}

/** All pages of a list, one after the other, while the clock goes on. */
async function walk(as: Someone, query: string, perPage: number): Promise<string[]> {
  const titles: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Page = await pageOf(as, `${query}&per_page=${perPage}${cursor && `&cursor=${cursor}`}`)
    titles.push(...page.titles)
    cursor = page.nextCursor
    world.clock.forward({ minutes: 17 })
  }
  return titles
}

test('boosted deals come first, in every order and with every filter that they fit, and are marked', async () => {
  const { ana, ben } = await world.people()
  const titles = await stall(ana, 'Quokka', 5, 1)
  for (const query of ['', '&sort=price&currency=USD', '&free=true', '&max_cost=3', '&created_within=7d']) {
    const { deals } = await boosts.publicPage(ben, `keyword=quokka${query}`)
    expect(deals[0], query).toMatchObject({ title: titles[0], is_boosted: true })
    expect(deals.slice(1).every(one => !one.is_boosted)).toBe(true)
  }
  expect((await boosts.found(ben)).slice(0, 1)).toEqual([titles[0]])
  expect((await call('GET', '/search/deal?keyword=quokka', { as: ben })).body.deal[0]?.title).toBe(titles[0])
  for (const query of ['min_cost=1', 'condition[]=new', 'keyword=wombat', 'created_within=7d&min_cost=2'])
    expect(await boosts.found(ben, query), query).not.toContain(titles[0])
})

test('no deal is doubled or lost from page to page, however turns change meanwhile', async () => {
  const { ana, ben } = await world.people()
  const titles = await stall(ana, 'Numbat', 24, 13)
  for (const perPage of [1, 2, 3, 7, 24, 30])
    expect((await walk(ben, 'keyword=numbat', perPage)).toSorted(), `${perPage} a page`).toEqual(titles)
  for (const query of ['', '&sort=price&currency=USD'])
    expect((await walk(ben, query, 5)).filter(title => title.startsWith('Numbat')).toSorted()).toEqual(titles)
  const counted = []
  for (let page = 1; page <= 5; page += 1)
    counted.push(...(await pageOf(ben, `keyword=numbat&per_page=5&page=${page}`)).titles)
  expect(counted.toSorted()).toEqual(titles)
})

test('half of a page at most, and eight, come first; the others stand in their place, marked as well', async () => {
  const { ana, ben } = await world.people()
  await stall(ana, 'Bilby', 24, 13)
  const marks = async (perPage: number) =>
    (await boosts.publicPage(ben, `keyword=bilby&per_page=${perPage}`)).deals.map(one => one.is_boosted)
  expect((await marks(4)).filter(Boolean)).toHaveLength(2)
  const all = await marks(30)
  expect([all.slice(0, 8).every(Boolean), all.filter(Boolean).length]).toEqual([true, 13])
})

test('turns are fair: over a day each boosted deal is on top about as often', async () => {
  const { ana, ben } = await world.people()
  const titles = await stall(ana, 'Potoroo', 6, 6)
  const firsts = new Map(titles.map(title => [title, 0]))
  for (let turn = 0; turn < 144; turn += 1) {
    const [first = ''] = (await pageOf(ben, 'keyword=potoroo&per_page=2')).titles
    firsts.set(first, (firsts.get(first) ?? 0) + 1)
    expect((await pageOf(ben, 'keyword=potoroo&per_page=2')).titles[0]).toBe(first)
    world.clock.forward({ minutes: 10 })
  }
  // 24 of 144 each; the chance of less than 9 or more than 42 is below one in a thousand.
  for (const [title, times] of firsts) expect([title, times >= 9 && times <= 42]).toEqual([title, true])
})

test('nobody sees a boosted deal that they may not see', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const [title] = await stall(ana, 'Dunnart', 1, 1)
  await block(world, ana, ben)
  await makePrivate(world, ana)
  await befriend(world, ana, dan)
  const sees = async (as: Someone) => (await boosts.found(as)).includes(title ?? '')
  expect([await sees(ben), await sees(cleo), await sees(dan), await sees(ana)]).toEqual([false, false, true, true])
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ana.id).execute()
  expect(await sees(dan)).toBe(false)
  await app.db.updateTable('users').set({ status: 'active' }).where('id', '=', ana.id).execute()
  expect(await sees(dan)).toBe(true)
})

test('of thousands of boosted deals a page looks at some, others in each turn', async () => {
  const { ana, ben } = await world.people()
  await sql`INSERT INTO deals (user_id, title, description, currency, cost, least_cost, or_nearest_offer, valid_till, created_at, boosted_times)
    SELECT ${ana.id}, 'Wallaby ' || n, 'Used once.', 'USD', 1, 1, false, ${new Date(app.clock.now().getTime() + 9e9)}, ${app.clock.now()},
      tstzmultirange(tstzrange(${new Date(app.clock.now().getTime() - 9e7)}, ${new Date(app.clock.now().getTime() + 9e8)}))
    FROM generate_series(1, 1500) AS n`.execute(app.db)
  const known = new Set<string>()
  for (let turn = 0; turn < 40; turn += 1) {
    for (const title of (await pageOf(ben, 'keyword=wallaby&max_cost=5')).titles.slice(0, 8)) known.add(title)
    world.clock.forward({ minutes: 10 })
  }
  expect(known.size).toBeGreaterThan(200)
})

test('a broken cursor is refused', async () => {
  const { ana } = await world.people()
  for (const text of ['!', '!x', '0~1~1!1.2.3.4.5.6.7.8.9', '!1.', '2~1~1!1'])
    expect(
      (await call('GET', `/deal?public_deal=true&cursor=${Buffer.from(text).toString('base64url')}`, { as: ana }))
        .status,
    ).toBe(422)
})
