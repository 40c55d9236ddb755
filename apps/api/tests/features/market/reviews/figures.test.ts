import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { befriend, block, makeChild, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { reviewsOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { menu, completed, reviewed, write, both, of, page, pass } = reviewsOf(world)

const list = async (query: string, as?: Someone) =>
  (await call('GET', `/service-provider?${query}` as '/service-provider', { as })).body.post

const round = (number: number) => Math.round(number * 100) / 100

/** A pseudo-random number below a limit, the same in each run. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

test('a rating is the mean of what is shown, whatever comes in whatever order', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const roll = dice(20_260)
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  const open: Awaited<ReturnType<typeof completed>>[] = []
  for (let step = 0; step < 30; step += 1) {
    const host = [ana, ben, cleo, dan][roll(4)] ?? ana
    const booking = open.splice(roll(open.length || 1), 1)[0]
    if (!booking || roll(3) === 0) open.push(await completed(host, caterer))
    if (booking) {
      const sides = [booking.host, booking.provider].slice(roll(2), 1 + roll(2))
      for (const side of sides)
        if ((await both(side, booking.id)).can.write) await write(side, booking.id, { stars: 1 + roll(5) })
    }
    if (roll(4) === 0) await pass(roll(9))
    const { reviews, rating, total_ratings, by_stars } = await of(caterer.providerId, undefined, '?per_page=100')
    const stars = reviews.map(one => one.stars)
    expect(total_ratings).toBe(stars.length)
    expect(by_stars).toEqual([1, 2, 3, 4, 5].map(count => stars.filter(one => one === count).length))
    expect(rating).toBe(stars.length === 0 ? 0 : round(stars.reduce((sum, one) => sum + one) / stars.length))
    expect(await page(caterer.providerId)).toMatchObject({ rating, total_ratings })
  }
  expect((await of(caterer.providerId)).total_ratings).toBeGreaterThan(3)
})

test('the card and the filter follow as a review is shown', async () => {
  const { ana } = await world.people()
  const name = 'Quince & Quail'
  const caterer = await menu([{ name: 'Plate', price: 10 }], { name })
  const done = await completed(ana, caterer)
  await write(ana, done.id, { stars: 4 })
  expect(await list('keyword=quince&min_rating=1')).toEqual([])
  await write(done.provider, done.id)
  expect(await list('keyword=quince&min_rating=4')).toMatchObject([{ rating: 4, total_ratings: 1 }])
  expect(await list('keyword=quince&min_rating=4.5')).toEqual([])
})

test('the best rated come first, recounted with each review, and one 5 is not above many', async () => {
  const { ana, ben } = await world.people()
  const [few, many] = [
    await menu([{ name: 'Plate', price: 10 }], { name: 'Tansy Few' }),
    await menu([{ name: 'Plate', price: 10 }], { name: 'Tansy Many' }),
  ]
  const order = async () => (await list('filter_type=top_sp&keyword=tansy')).map(one => one.company_name)
  await reviewed(ana, 5, few)
  expect(await order()).toEqual(['Tansy Few', 'Tansy Many'])
  for (const [index, stars] of [5, 5, 4, 5].entries()) await reviewed(index % 2 ? ana : ben, stars, many)
  expect(await order()).toEqual(['Tansy Many', 'Tansy Few'])
  await reviewed(ben, 1, many)
  await reviewed(ana, 1, many)
  expect(await order()).toEqual(['Tansy Few', 'Tansy Many'])
})

test('connections who say in a review that they have booked are shown, on the card and the page', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const caterer = await menu([{ name: 'Plate', price: 10 }], { name: 'Lovage & Lime' })
  for (const friend of [ben, cleo, dan]) await befriend(world, ana, friend)
  await makePrivate(world, cleo)
  await reviewed(ben, 5, caterer)
  await reviewed(ben, 4, caterer)
  await reviewed(cleo, 5, caterer)
  const silent = await completed(dan, caterer)
  await write(silent.provider, silent.id)
  await pass(7.1)
  await write(dan, (await completed(dan, caterer)).id)
  const [card] = await list('keyword=lovage', ana)
  expect(new Set(card?.booked_connections.people.map(one => one.name))).toEqual(new Set(['Ben', 'Cleo']))
  expect(card).toMatchObject({ booked_connections: { count: 2 }, joined_connections: { count: 0 } })
  expect(await page(caterer.providerId, ana)).toMatchObject({ booked_connections: { count: 2 } })
  expect((await page(caterer.providerId, dan)).booked_connections).toEqual({ count: 0, people: [] })
  expect((await page(caterer.providerId)).booked_connections).toEqual({ count: 0, people: [] })
  await block(world, ben, ana)
  expect(await page(caterer.providerId, ana)).toMatchObject({ booked_connections: { count: 1 }, total_ratings: 1 })
})

test('guests read first names and nothing that leads to a person; children stay among those who know them', async () => {
  const { ana, ben } = await world.people()
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  await world.app.db.updateTable('users').set({ name: 'Ana Lovelace' }).where('id', '=', ana.id).execute()
  const { review } = await reviewed(ana, 5, caterer)
  await reviewed(ben, 4, caterer)
  await makeChild(world, ben)
  const { reviews, total_ratings } = await of(caterer.providerId)
  expect(reviews.map(one => one.author)).toEqual([{ user_id: null, provider_id: null, name: 'Ana', picture: null }])
  expect(JSON.stringify(reviews)).not.toContain('Lovelace')
  expect(reviews[0]).toMatchObject({ id: review.id, can: { edit: false, answer: false, report: false } })
  expect(total_ratings).toBe(2)
})

test('the page has the last shown first, and the rest behind a cursor; there is none of who can’t be seen', async () => {
  const { ana, ben } = await world.people()
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  for (const stars of [1, 2, 3]) {
    await reviewed(ana, stars, caterer)
    world.clock.forward({ minutes: 1 })
  }
  const first = await of(caterer.providerId, ben, '?per_page=2')
  expect(first.reviews.map(one => one.stars)).toEqual([3, 2])
  const next = await of(caterer.providerId, ben, `?per_page=2&cursor=${first.nextCursor}`)
  expect(next).toMatchObject({ reviews: [{ stars: 1 }], hasMorePages: false })
  await block(world, caterer.owner, ben)
  expect((await of(caterer.providerId, ben)).code).toBe('not_found')
})

test('a page of reviews takes as many statements as one review does', async () => {
  const { ana } = await world.people()
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  await reviewed(ana, 5, caterer)
  const statements = async () => (await world.statements(() => of(caterer.providerId, ana))).length
  const before = await statements()
  for (const stars of [3, 4]) await reviewed(ana, stars, caterer)
  expect(await statements()).toBe(before)
  expect(before).toBeLessThanOrEqual(6)
})
