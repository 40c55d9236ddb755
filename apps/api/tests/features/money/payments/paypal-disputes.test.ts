import { startPaypal } from '@celebrio/test-servers/paypal'
import { afterAll, expect, test } from 'vitest'
import { findFaults } from '../../../../src/features/money/ledger/audit.ts'
import type { Member } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { boostsOf } from '../../market/boosts/steps.ts'
import { plansOf } from '../../market/subscriptions/steps.ts'
import { paypalWorld } from './paypal-steps.ts'

const paypal = await startPaypal()
afterAll(() => paypal.stop())
const { world, plans, books, begun, statusOf, everything, post } = await paypalWorld(paypal, plansOf)
const boosts = boostsOf(world)
const { ana } = await world.people()
const admin = await staffOf(world, ana, 'administrator')

const dollars = (value: string) => ({ currency_code: 'USD', value })
const lostAll = { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: dollars('59.99') }
const won = { outcome_code: 'RESOLVED_SELLER_FAVOUR' }

/** Somebody has paid for a plan. */
async function paid() {
  const one = await begun()
  paypal.approve(one.url)
  await plans.check(one.owner, one.id)
  return { ...one, dispute: `PP-D-${one.id}` }
}

/** Somebody whose trial is over has paid for a plan. */
async function paidAfterTrial() {
  const since = new Date(world.clock.now().getTime() - 50 * 24 * 60 * 60 * 1000).toISOString()
  const { owner } = await plans.provider({ since })
  const { id, url } = await plans.begin(owner)
  paypal.approve(url)
  await plans.check(owner, id)
  return { owner, id, url, dispute: `PP-D-${id}` }
}

const found = async (id: number, as: Member = admin) =>
  (await world.call('GET', `/staff/payment?keyword=${id}`, { as })).body.payments[0]

const disputed = async () =>
  (await world.call('GET', '/staff/payment?disputed=true', { as: admin })).body.payments.map(one => one.id)

test('while a payment is disputed the staff sees it, and nothing else changes', async () => {
  const { id, url, owner, dispute } = await paid()
  const before = await everything()
  expect(await post(paypal.disputed(url, { dispute }))).toBe(200)
  expect(await everything()).toEqual(before)
  expect((await plans.read(owner)).state).toBe('trial')
  const [entry] = (await found(id))?.disputes ?? []
  expect(entry).toMatchObject({ id: dispute, status: 'open', closed_at: null, taken: null })
  expect(entry?.reason).toBe('MERCHANDISE_OR_SERVICE_NOT_RECEIVED')
  expect(await disputed()).toContain(id)
})

test('a dispute that is lost is booked with a receipt, and the plan ends, once', async () => {
  const { id, url, owner, dispute } = await paidAfterTrial()
  expect((await plans.read(owner)).state).toBe('plan')
  await post(paypal.disputed(url, { dispute }))
  const [before, numbers] = [await books.balances(), await books.numbers()]
  const event = paypal.disputed(url, { dispute, type: 'RESOLVED', outcome: lostAll })
  expect(await Promise.all([event, event, event].map(post))).toEqual([200, 200, 200])
  expect(await post(paypal.disputed(url, { dispute, type: 'RESOLVED', outcome: lostAll }))).toBe(200)
  const after = await books.balances()
  expect((after['gateway:paypal'] ?? 0) - (before['gateway:paypal'] ?? 0)).toBe(-5999)
  expect((after['income:subscription'] ?? 0) - (before['income:subscription'] ?? 0)).toBe(5999)
  expect(after['owed:refunds'] ?? 0).toBe(before['owed:refunds'] ?? 0)
  expect(await books.numbers()).toHaveLength(numbers.length + 1)
  expect(await plans.check(owner, id)).toMatchObject({
    status: 'refunded',
    refunded: 59.99,
    paid_since: false,
    undelivered: null,
  })
  expect(await plans.read(owner)).toMatchObject({ state: 'resting', periods: [] })
  expect((await found(id))?.disputes).toMatchObject([{ status: 'lost', taken: 59.99 }])
  expect(await disputed()).not.toContain(id)
  await world.drainJobs()
  expect(paypal.requests.filter(({ path }) => path.endsWith('/refund'))).toEqual([])
  expect(await findFaults(world.app)).toEqual([])
})

test('what is decided stays so, whatever comes late', async () => {
  const { id, url, owner, dispute } = await paid()
  expect(await post(paypal.disputed(url, { dispute, type: 'RESOLVED', outcome: won }))).toBe(200)
  const before = await everything()
  for (const late of [{ type: 'CREATED' }, { type: 'UPDATED' }, { type: 'RESOLVED', outcome: lostAll }])
    expect(await post(paypal.disputed(url, { dispute, ...late }))).toBe(200)
  expect(await everything()).toEqual(before)
  expect((await plans.read(owner)).periods).toHaveLength(1)
  expect((await found(id))?.disputes).toMatchObject([{ status: 'won', taken: null }])
})

test('a refund waits while its payment is disputed, and is sent when that is won', async () => {
  const { url, owner, dispute } = await paid()
  await post(paypal.disputed(url, { dispute }))
  const { refund } = await plans.preview(owner)
  expect((await plans.cancel(owner, refund)).status).toBe(200)
  await world.drainJobs()
  const [capture] = paypal.orderOf(url).captures
  expect(capture?.refunded).toBe(0)
  await post(paypal.disputed(url, { dispute, type: 'RESOLVED', outcome: won }))
  world.clock.forward({ minutes: 11 })
  await world.runScheduledJob('payments.ask')
  expect(capture?.refunded).toBe(Math.round(refund * 100))
})

test('where some of it has gone back the plan goes on, and cancelling brings no more than is left', async () => {
  const { id, url, owner, dispute } = await paid()
  const outcome = { outcome_code: 'ACCEPTED', amount_refunded: dollars('50.00') }
  await post(paypal.disputed(url, { dispute, type: 'RESOLVED', outcome }))
  expect((await plans.read(owner)).periods).toHaveLength(1)
  const { refund } = await plans.preview(owner)
  expect(refund).toBeGreaterThan(9.99)
  expect((await plans.cancel(owner, refund)).status).toBe(200)
  expect(await plans.check(owner, id)).toMatchObject({ refunded: 59.99 })
  expect(await findFaults(world.app)).toEqual([])
})

test('a plan that is paid for besides stays, and months that were given follow sooner', async () => {
  const first = await paid()
  const payment = await plans.begin(first.owner)
  paypal.approve(payment.url)
  await plans.check(first.owner, payment.id)
  const [, other] = (await plans.read(first.owner)).periods
  await post(paypal.disputed(first.url, { dispute: first.dispute, type: 'RESOLVED', outcome: lostAll }))
  const { periods, ends_at } = await plans.read(first.owner)
  expect([periods, ends_at]).toEqual([[other], other?.ends_at])
  const given = { months: 2, reason: 'A slow start.' }
  await world.call('POST', `/staff/store/${first.company}/free-months`, { as: admin, json: given })
  await post(paypal.disputed(payment.url, { dispute: 'PP-D-SECOND', type: 'RESOLVED', outcome: lostAll }))
  const left = await plans.read(first.owner)
  expect(left.periods).toEqual([])
  expect(left.ends_at < (other?.ends_at ?? '')).toBe(true)
  expect(left.ends_at > (other?.starts_at ?? '')).toBe(true)
})

test('a boost whose money has gone back stops, and nothing is refunded for its days', async () => {
  const { ben } = await world.people()
  const { id } = await boosts.deal(ben)
  const payment = await boosts.begin(ben, id, { days: 5 })
  paypal.approve(payment.url)
  await boosts.check(ben, payment.id)
  expect(await boosts.isBoosted(ben, id)).toBe(true)
  const outcome = { outcome_code: 'RESOLVED_BUYER_FAVOUR' }
  await post(paypal.disputed(payment.url, { dispute: 'PP-D-BOOST', type: 'RESOLVED', outcome }))
  expect(await boosts.isBoosted(ben, id)).toBe(false)
  await boosts.remove(ben, id)
  await world.drainJobs()
  expect(paypal.orderOf(payment.url).captures[0]?.refunded).toBe(0)
  expect(await statusOf(payment.id)).toBe('refunded')
  expect(await findFaults(world.app)).toEqual([])
})

test('another sum, other money, or a payment that is nobody’s changes nothing', async () => {
  const { url, dispute } = await paid()
  const before = await everything()
  for (const amount_refunded of [dollars('60.00'), { currency_code: 'EUR', value: '59.99' }]) {
    const outcome = { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded }
    expect(await post(paypal.disputed(url, { dispute, type: 'RESOLVED', outcome }))).toBe(409)
  }
  const change = { disputed_transactions: [{ seller_transaction_id: 'SOMEBODYELSES' }] }
  expect(await post(paypal.disputed(url, { dispute, type: 'RESOLVED', outcome: lostAll, change }))).toBe(200)
  expect(await post(paypal.disputed(url, { dispute, change: { disputed_transactions: [] } }))).toBe(200)
  expect(await everything()).toEqual(before)
})

test('what cannot be understood is left open for the staff', async () => {
  const [one, other] = [await paid(), await paid()]
  const before = await everything()
  await post(
    paypal.disputed(one.url, { dispute: one.dispute, type: 'RESOLVED', outcome: { outcome_code: 'NEW_WORD' } }),
  )
  const ids = [other, one].map(({ url }) => ({ seller_transaction_id: paypal.orderOf(url).captures[0]?.id }))
  const change = { disputed_transactions: ids }
  await post(paypal.disputed(other.url, { dispute: other.dispute, type: 'RESOLVED', outcome: lostAll, change }))
  expect(await everything()).toEqual(before)
  expect(await disputed()).toEqual(expect.arrayContaining([one.id, other.id]))
})
