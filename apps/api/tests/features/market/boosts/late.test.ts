import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { findWrongs } from '../../money/ledger/steps.ts'
import { boostsOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const boosts = boostsOf(world)
boosts.toNoon()

const stored = () => app.db.selectFrom('boosts').selectAll().orderBy('id').execute()

async function begun(days = 3) {
  const { ana, ben } = await world.people()
  const { id } = await boosts.deal(ana)
  const payment = await boosts.begin(ana, id, { days })
  return { ana, ben, dealId: id, id: payment.id, order: boosts.orderOf(payment.url), amount: days * 100 }
}

test('a word of the gateway that comes twice, or ten times at once, is one boost', async () => {
  const { ana, dealId, order, amount } = await begun()
  const event = { id: 'boost-twice', order, amount }
  await Promise.all(Array.from({ length: 10 }, () => boosts.tell(event)))
  const before = await stored()
  expect(await boosts.tell({ ...event, id: 'another-word' })).toBe(200)
  expect(await boosts.tell({ ...event, id: 'declined-after', outcome: 'declined' })).toBe(200)
  expect(await stored()).toEqual(before)
  expect(await boosts.states(ana, dealId)).toEqual([['running', 3, 0]])
})

test('another sum, another order and a word that is not signed boost nothing', async () => {
  const { ben, dealId, order, amount } = await begun()
  const other = await begun(1)
  expect(await boosts.tell({ order, amount: amount - 1 })).toBe(409)
  expect(await boosts.tell({ order, amount: other.amount })).toBe(409)
  expect(await boosts.tell({ order, amount, currency: 'EUR' })).toBe(409)
  expect(await boosts.tell({ order: '0', amount })).toBe(404)
  const forged = JSON.stringify({ id: 'forged', order, outcome: 'paid', amount, currency: 'USD' })
  expect(await boosts.post(forged, { 'content-type': 'application/json' })).toBe(401)
  expect(await boosts.isBoosted(ben, dealId)).toBe(false)
  await boosts.tell({ order: other.order, amount: other.amount })
  expect([await boosts.isBoosted(ben, dealId), await boosts.isBoosted(ben, other.dealId)]).toEqual([false, true])
})

test('paid on its first day, a boost runs as it was chosen; paid later, all of its days begin on that day', async () => {
  const [early, late] = [await begun(), await begun()]
  world.clock.forward({ hours: 5 })
  await boosts.tell({ order: early.order, amount: early.amount })
  const today = boosts.dates().start_date
  expect((await boosts.list(early.ana, early.dealId)).boosts[0]?.starts_at).toBe(`${today}T00:00:00.000Z`)
  await boosts.tell({ order: late.order, amount: late.amount, outcome: 'abandoned' })
  world.clock.forward({ days: 2 })
  await boosts.tell({ order: late.order, amount: late.amount })
  const { starts_at, ends_at, days } = (await boosts.list(late.ana, late.dealId)).boosts[0] ?? {}
  expect([starts_at?.slice(0, 10), ends_at?.slice(0, 10), days]).toEqual([
    boosts.dates().start_date,
    boosts.dates({ in: 3 }).start_date,
    3,
  ])
})

test('days that are moved into others are refunded as a whole, and so is what comes for a deal that is over', async () => {
  const crowded = await begun(2)
  await boosts.buy(crowded.ana, crowded.dealId, { in: 2, days: 3 })
  const [sold, gone, ended] = [await begun(), await begun(), await begun()]
  await boosts.set(sold.ana, sold.dealId, 'sold_out')
  await boosts.remove(gone.ana, gone.dealId)
  world.clock.forward({ days: 1 })
  await boosts.edit(ended.ana, ended.dealId, { valid_till: boosts.inHours(1) })
  world.clock.forward({ hours: 2 })
  for (const { ana, id, order, amount } of [crowded, sold, gone, ended]) {
    await boosts.tell({ order, amount })
    const undelivered = id === crowded.id ? 'paid_already' : 'unavailable'
    expect(await boosts.check(ana, id)).toMatchObject({ status: 'refunded', refunded: amount / 100, undelivered })
  }
  await world.drainJobs()
  expect(await findWrongs(app)).toEqual([])
})
