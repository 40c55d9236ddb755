import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { findWrongs } from '../../money/ledger/steps.ts'
import { booksOf } from '../../money/payments/steps.ts'
import { plansOf } from './steps.ts'

const world = await startWorld({ env: { HOLIDAYS: '12-25,01-01,2027-11-25', BUSINESS_TIMEZONE: 'America/New_York' } })
const plans = plansOf(world)
const books = booksOf(world)

/** Somebody whose plans run from a moment, when no trial does. */
async function paying(from: string, ...bought: ('silver' | 'golden')[]) {
  const { owner, id } = await plans.provider({ since: '2026-01-01T12:00:00Z' })
  plans.goTo(from)
  const back = await plans.back(owner)
  const payments = []
  for (const plan of bought) payments.push(await plans.buy(back, plan))
  await plans.sell(back)
  return { owner: back, id, payments }
}

test('what is left is given back by business days, less ten percent, as it was shown; the store stays open for a day', async () => {
  const { owner, id, payments } = await paying('2027-09-01T16:00:00Z', 'silver')
  plans.goTo('2027-10-06T16:00:00Z')
  const back = await plans.back(owner)
  const shown = await plans.preview(back)
  // From 1 September 2027 to 1 March 2028 there are 130 weekdays, one of them a holiday: the others are on Saturdays.
  expect(shown.lines).toMatchObject([
    { plan: 'silver', price: 59.99, business_days: 129, business_days_left: 103, holidays: 1 },
  ])
  expect(shown.stays_until.slice(0, 16)).toBe('2027-10-07T16:00')
  expect(shown).toMatchObject({ unused: 47.9, fee_percent: 10, fee: 4.79, refund: 43.11 })
  const before = await books.balances()
  const { status, body } = await plans.cancel(back, shown.refund)
  expect(status).toBe(200)
  expect(body.subscription).toMatchObject({
    state: 'plan',
    ends_at: expect.stringMatching(/^2027-10-07T16:00/),
    can: { cancel: false },
  })
  expect(body.subscription.cancelled_at).not.toBeNull()
  const owed = await books.balances()
  expect((owed['owed:refunds'] ?? 0) - (before['owed:refunds'] ?? 0)).toBe(-4311)
  await world.drainJobs()
  expect(await plans.sentBack(payments[0]?.url ?? '')).toEqual([4311])
  const sent = await books.balances()
  expect(sent['owed:refunds']).toBe(before['owed:refunds'] ?? 0)
  expect((sent['gateway:test'] ?? 0) - (before['gateway:test'] ?? 0)).toBe(-4311)
  const { receipts } = (await world.call('GET', '/receipt', { as: back })).body
  expect(receipts.map(one => [one.kind, one.amount])).toEqual([
    ['refund', 43.11],
    ['payment', 59.99],
  ])
  expect(await plans.isListed(id)).toBe(true)
  world.clock.forward({ hours: 25 })
  expect(await plans.isListed(id)).toBe(false)
  expect((await plans.read(back)).state).toBe('resting')
  expect((await plans.cancel(back, 0)).body.code).toBe('no_plan')
})

test('of plans that have not begun all is left, and one refund goes to each payment', async () => {
  const { owner, payments } = await paying('2028-03-01T16:00:00Z', 'silver', 'golden')
  const shown = await plans.preview(owner)
  expect(shown.lines.map(one => [one.plan, one.business_days - one.business_days_left])).toEqual([
    ['silver', 1],
    ['golden', 0],
  ])
  expect(shown.lines[1]?.unused).toBe(99.99)
  await plans.cancel(owner, shown.refund)
  await world.drainJobs()
  const sent = await Promise.all(payments.map(({ url }) => plans.sentBack(url)))
  expect(sent.flat().reduce((sum, cents) => sum + cents, 0)).toBe(Math.round(shown.refund * 100))
  expect(sent[1]).toEqual([8999])
})

test.for([
  { left: '11', at: '2028-08-16T16:00:00Z', days: 11, percent: 10 },
  { left: '10', at: '2028-08-17T16:00:00Z', days: 10, percent: 5 },
  { left: 'one', at: '2028-08-30T16:00:00Z', days: 1, percent: 5 },
  { left: 'no', at: '2028-08-31T16:00:01Z', days: 0, percent: 0 },
])('with $left business days left after the notice, the fee is $percent percent', async ({ at, days, percent }) => {
  const { owner } = await paying('2028-03-01T16:00:00Z', 'silver')
  plans.goTo(at)
  const back = await plans.back(owner)
  const shown = await plans.preview(back)
  expect([shown.lines[0]?.business_days_left, shown.fee_percent]).toEqual([days, percent])
})

test('cancelling on the last day changes nothing but that it is cancelled: it runs to its end, and nothing comes back', async () => {
  const { owner, payments } = await paying('2029-03-01T16:00:00Z', 'silver')
  plans.goTo('2029-09-01T10:00:00Z')
  const back = await plans.back(owner)
  const shown = await plans.preview(back)
  expect(shown).toMatchObject({ refund: 0, unused: 0 })
  const { body } = await plans.cancel(back, 0)
  expect(body.subscription).toMatchObject({ state: 'plan', can: { cancel: false } })
  expect(body.subscription.ends_at.slice(0, 16)).toBe('2029-09-01T16:00')
  await world.drainJobs()
  expect(await plans.sentBack(payments[0]?.url ?? '')).toEqual([])
})

test('a refund that is not the one that is due is refused, and nothing is cancelled', async () => {
  const { owner } = await paying('2029-10-01T16:00:00Z', 'golden')
  const { refund } = await plans.preview(owner)
  for (const wrong of [refund + 0.01, 99.99, 0])
    expect((await plans.cancel(owner, wrong)).body.code).toBe('refund_changed')
  expect((await plans.read(owner)).cancelled_at).toBeNull()
  const answers = await Promise.all([1, 2, 3].map(() => plans.cancel(owner, refund)))
  expect(answers.map(one => one.status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
})

test('paying and cancelling at the same time lead to one or the other, and the books come out', async () => {
  // One after the other: each moves the clock.
  const owners = []
  for (let count = 0; count < 4; count += 1) owners.push(await paying('2029-12-03T16:00:00Z', 'silver'))
  const all = owners.map(async ({ owner }) => {
    const begun = [await plans.begin(owner, 'silver'), await plans.begin(owner, 'golden')]
    const { refund } = await plans.preview(owner)
    const answers = await Promise.all([
      plans.cancel(owner, refund).then(one => one.status),
      ...begun.map(({ url, amount }) => plans.tell({ order: plans.orderOf(url), amount: Math.round(amount * 100) })),
      plans.cancel(owner, refund).then(one => one.status),
    ])
    expect(new Set(answers).difference(new Set([200, 409]))).toEqual(new Set())
    expect(answers.slice(1, 3)).toEqual([200, 200])
  })
  await Promise.all(all)
  await world.drainJobs()
  expect(await findWrongs(world.app)).toEqual([])
})

test('who has cancelled can pay again, from when the notice ends', async () => {
  const { owner } = await paying('2030-01-07T16:00:00Z', 'silver')
  await plans.cancel(owner, (await plans.preview(owner)).refund)
  await plans.buy(owner, 'golden')
  const { periods, cancelled_at, can } = await plans.read(owner)
  expect(periods.map(one => [one.plan, one.starts_at.slice(0, 10), one.ends_at.slice(0, 10)])).toEqual([
    ['silver', '2030-01-07', '2030-01-08'],
    ['golden', '2030-01-08', '2031-01-08'],
  ])
  expect([cancelled_at, can.cancel]).toEqual([null, true])
  const { lines } = await plans.preview(owner)
  expect(lines.map(one => one.plan)).toEqual(['golden'])
})
