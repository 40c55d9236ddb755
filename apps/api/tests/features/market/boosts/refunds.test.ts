import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { findWrongs } from '../../money/ledger/steps.ts'
import { boostsOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const boosts = boostsOf(world)
boosts.toNoon()

/** A deal that is boosted for five days from today. */
async function boosted(more: object = {}) {
  const { ana, ben } = await world.people()
  const { id } = await boosts.deal(ana, more)
  const payment = await boosts.buy(ana, id, { days: 5 })
  return { ana, ben, id, payment }
}

const rowOf = (id: number) =>
  app.db.selectFrom('boosts').select(['status', 'days_served', 'refunded']).where('deal_id', '=', id).executeTakeFirst()

test('days that have not begun come back when a deal is sold, archived or deleted, and the money is sent', async () => {
  const [sold, archived, deleted] = [await boosted(), await boosted(), await boosted()]
  world.clock.forward({ days: 1 })
  await boosts.set(sold.ana, sold.id, 'sold_out')
  await boosts.set(archived.ana, archived.id, 'archive')
  await boosts.remove(deleted.ana, deleted.id)
  await world.drainJobs()
  for (const { ana, id, payment } of [sold, archived, deleted]) {
    expect(await rowOf(id)).toEqual({ status: 'stopped', days_served: 2, refunded: 300 })
    expect(await boosts.check(ana, payment.id)).toMatchObject({ status: 'refunded', refunded: 3 })
    expect(await boosts.sentBack(payment.url)).toEqual([300])
  }
  expect(await boosts.states(sold.ana, sold.id)).toEqual([['stopped', 5, 3]])
  expect(await findWrongs(app)).toEqual([])
})

test('what a boost gives back is said before its deal is sold, and that it has stopped as soon as that is done', async () => {
  const { ana, id } = await boosted()
  const refundable = async () =>
    (await world.call('GET', `/deal/${id}/boost`, { as: ana })).body.boosts.map(boost => boost.refundable)
  expect(await refundable()).toEqual([4])
  await boosts.set(ana, id, 'sold_out')
  expect(await refundable()).toEqual([0])
  expect(await boosts.states(ana, id)).toEqual([['stopped', 5, 0]])
  await world.drainJobs()
  expect(await boosts.states(ana, id)).toEqual([['stopped', 5, 4]])
})

test('a boost that has not begun comes back as a whole, a last day not at all', async () => {
  const { ana } = await world.people()
  const { id } = await boosts.deal(ana)
  const [now, later] = [await boosts.buy(ana, id), await boosts.buy(ana, id, { in: 3, days: 2 })]
  await boosts.set(ana, id, 'sold_out')
  await world.drainJobs()
  expect(await boosts.check(ana, now.id)).toMatchObject({ status: 'paid', refunded: 0 })
  expect(await boosts.check(ana, later.id)).toMatchObject({ status: 'refunded', refunded: 2 })
})

test('a deal that ends before its boost has the days after its end refunded', async () => {
  const { ana, id, payment } = await boosted()
  await boosts.edit(ana, id, { valid_till: boosts.inHours(24) })
  world.clock.forward({ days: 3 })
  await world.runScheduledJob('deals.end')
  await world.drainJobs()
  expect(await rowOf(id)).toEqual({ status: 'stopped', days_served: 2, refunded: 300 })
  expect(await boosts.check(ana, payment.id)).toMatchObject({ refunded: 3 })
})

test('who offers a deal again at once keeps the boost; once it is refunded, the days can be bought again', async () => {
  const { ana, ben, id } = await boosted()
  await Promise.all([boosts.set(ana, id, 'archive'), boosts.set(ana, id, 'active')])
  await boosts.set(ana, id, 'active')
  await world.drainJobs()
  await boosts.set(ana, id, 'archive')
  await world.drainJobs()
  await boosts.set(ana, id, 'active')
  await world.drainJobs()
  expect(await boosts.isBoosted(ben, id)).toBe(false)
  await boosts.buy(ana, id, { days: 5 })
  expect(await boosts.isBoosted(ben, id)).toBe(true)
})

test('the word that a deal is over counts once, however often it is heard', async () => {
  const { ana, id, payment } = await boosted()
  await boosts.set(ana, id, 'sold_out')
  await world.drainJobs()
  await app.db
    .transaction()
    .execute(tx => app.emit(tx, 'deal.over', { deal_id: id, since: app.clock.now().toISOString() }))
  await world.drainJobs()
  expect(await boosts.sentBack(payment.url)).toEqual([400])
})

test('a deal that goes with the account of its seller is refunded within the hour', async () => {
  const [gone, deleted, suspended] = [await boosted(), await boosted(), await boosted()]
  await app.db.deleteFrom('deals').where('id', '=', gone.id).execute()
  await app.db.updateTable('users').set({ status: 'deleted' }).where('id', '=', deleted.ana.id).execute()
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.ana.id).execute()
  await world.runScheduledJob('boosts.close-lost')
  expect(await rowOf(suspended.id)).toEqual({ status: 'stopped', days_served: 1, refunded: 400 })
  expect(await rowOf(gone.id)).toEqual({ status: 'stopped', days_served: 1, refunded: 400 })
  expect(await rowOf(deleted.id)).toEqual({ status: 'stopped', days_served: 1, refunded: 400 })
})

test('the database refuses boosts that overlap, last no day, or cost something else', async () => {
  const { id, payment } = await boosted()
  const row = await app.db.selectFrom('boosts').selectAll().where('deal_id', '=', id).executeTakeFirstOrThrow()
  const { id: _id, ...rest } = row
  const other = await boosts.begin((await world.people()).ana, (await boosted()).id).catch(() => null)
  expect(other).toBeNull()
  const insert = (change: object) =>
    app.db
      .insertInto('boosts')
      .values({ ...rest, payment_id: payment.id + 100_000, ...change })
      .execute()
  await expect(insert({})).rejects.toThrow('boosts_apart')
  await expect(insert({ deal_id: 0, days: 0, ends_at: rest.starts_at, amount: 0 })).rejects.toThrow('boosts_days_check')
  await expect(insert({ deal_id: 0, amount: 1 })).rejects.toThrow('boosts_amount')
  const update = (change: object) => app.db.updateTable('boosts').set(change).where('id', '=', row.id).execute()
  await expect(update({ days: 4 })).rejects.toThrow('A boost cannot become that.')
  await expect(update({ status: 'stopped', closed_at: new Date(), days_served: 2, refunded: 400 })).rejects.toThrow(
    'boosts_refunded',
  )
})
