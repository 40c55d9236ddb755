import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { booksOf } from '../../money/payments/steps.ts'
import { boostsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const boosts = boostsOf(world)
boosts.toNoon()

test('a boost costs a dollar a day, whatever the client says, and runs once it is paid', async () => {
  const { ana, ben } = await world.people()
  const { id } = await boosts.deal(ana)
  const dates = boosts.dates({ days: 7 })
  expect((await boosts.quote(ana, id, dates)).body.quote).toMatchObject({
    days: 7,
    per_day: 1,
    amount: 7,
    currency: 'USD',
  })
  const { status, body } = await boosts.ask(ana, id, { ...dates, amount: 0.01, days: 1, per_day: 0.01, total_cost: 1 })
  expect([status, body.payment]).toMatchObject([
    201,
    { purpose: 'boost', subject_id: id, status: 'created', amount: 7, choice: dates },
  ])
  expect(body.payment.title).toMatch(/^7-day boost of “Forty paper lanterns” from /)
  expect(await boosts.isBoosted(ben, id)).toBe(false)
  const back = await boosts.press(body.payment.url ?? '', 'pay')
  expect(back).toContain(`/deals/${id}?payment=${body.payment.id}`)
  expect(await boosts.check(ana, body.payment.id)).toMatchObject({ status: 'paid', amount: 7 })
  for (const one of [ana, ben, undefined]) expect(await boosts.isBoosted(one, id)).toBe(true)
  const { starts_at, ends_at } = (await boosts.list(ana, id)).boosts[0] ?? {}
  expect(starts_at).toBe(`${dates.start_date}T00:00:00.000Z`)
  expect(Date.parse(ends_at ?? '') - Date.parse(starts_at ?? '')).toBe(7 * 86_400_000)
})

test('the price of a day is a setting, and stays as it was when the boost was bought', async () => {
  const { ana } = await world.people()
  const { id } = await boosts.deal(ana)
  const before = await boosts.begin(ana, id, { days: 2 })
  app.settings.boostDayPrice = 250
  const after = await boosts.begin(ana, id, { in: 2, days: 2 })
  expect([before.amount, after.amount]).toEqual([2, 5])
  for (const { url } of [before, after]) await boosts.press(url, 'pay')
  app.settings.boostDayPrice = 100
  expect((await boosts.list(ana, id)).boosts.map(one => [one.per_day, one.amount])).toEqual([
    [2.5, 5],
    [1, 2],
  ])
})

test('a boost begins and ends by itself, at midnight UTC, and is over then', async () => {
  const { ana, ben } = await world.people()
  const { id } = await boosts.deal(ana)
  await boosts.buy(ana, id, { in: 1, days: 2 })
  expect((await boosts.states(ana, id))[0]?.[0]).toBe('planned')
  const { start_date, end_date } = boosts.dates({ in: 1, days: 2 })
  boosts.goTo(`${start_date}T00:00:00Z`)
  world.clock.forward({ minutes: -1 })
  expect(await boosts.isBoosted(ben, id)).toBe(false)
  boosts.goTo(`${start_date}T00:00:01Z`)
  expect(await boosts.isBoosted(ben, id)).toBe(true)
  boosts.goTo(`${end_date}T23:59:00Z`)
  const { boosted_until } = (await boosts.read(ben, id)).body.deal
  expect([boosted_until?.slice(0, 10) === end_date, (await boosts.states(ana, id))[0]?.[0]]).toEqual([false, 'running'])
  world.clock.forward({ minutes: 2 })
  expect(await boosts.isBoosted(ben, id)).toBe(false)
  await world.runScheduledJob('boosts.close')
  expect(await boosts.states(ana, id)).toEqual([['over', 2, 0]])
  const { boosted_times } = await app.db
    .selectFrom('deals')
    .select('boosted_times')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(boosted_times).toBeNull()
  boosts.toNoon()
})

test('two boosts of a deal follow each other without a gap; none overlaps another', async () => {
  const { ana, ben } = await world.people()
  const { id } = await boosts.deal(ana)
  const rival = await boosts.begin(ana, id, { in: 1, days: 3 })
  await boosts.buy(ana, id, { days: 2 })
  await boosts.buy(ana, id, { in: 2, days: 2 })
  for (const days of [{ days: 1 }, { in: 1, days: 1 }, { in: 3, days: 5 }, { days: 9 }]) {
    const { status, body } = await boosts.ask(ana, id, boosts.dates(days))
    expect([status, body.code]).toEqual([409, 'already_boosted'])
    expect((await boosts.quote(ana, id, boosts.dates(days))).status).toBe(409)
  }
  await boosts.press(rival.url, 'pay')
  expect(await boosts.check(ana, rival.id)).toMatchObject({ status: 'refunded', refunded: 3 })
  expect((await boosts.list(ana, id)).boosts).toHaveLength(2)
  boosts.goTo(`${boosts.dates({ in: 2 }).start_date}T00:00:00Z`)
  expect(await boosts.isBoosted(ben, id)).toBe(true)
  boosts.toNoon(0)
})

test('days are those of the calendar: a leap day is one, and the times of the specification mean their day', async () => {
  const { ana } = await world.people()
  const { id } = await boosts.deal(ana, { valid_till: boosts.inHours(24 * 300) })
  const far = { start_date: '2027-02-27 18:30:00', end_date: '2027-03-02 06:00:00' }
  expect((await boosts.quote(ana, id, far)).body.quote).toMatchObject({ days: 4, amount: 4 })
  boosts.goTo('2028-02-26T12:00:00Z')
  const { email, password } = ana
  const { body } = await call('POST', '/auth/login', {
    json: { email, password, device_type: 'web', device_id: 'web' },
  })
  const back = { ...ana, token: body.token }
  const leap = await boosts.deal(back, { valid_till: boosts.inHours(24 * 30) })
  const days = { start_date: '2028-02-27', end_date: '2028-03-02' }
  expect((await boosts.quote(back, leap.id, days)).body.quote).toMatchObject({ days: 5, amount: 5 })
})

test('the first day is today or later, the last one not after the end of the deal, nor before the first', async () => {
  const { ana } = await world.people()
  const { id, valid_till } = await boosts.deal(ana, { valid_till: boosts.inHours(24 * 3) })
  const field = async (start: number, days: number) =>
    Object.keys((await boosts.ask(ana, id, boosts.dates({ in: start, days }))).body.errors ?? {})
  expect(await field(-1, 2)).toEqual(['start_date'])
  expect(await field(0, 5)).toEqual(['end_date'])
  expect(await field(2, -1)).toEqual(['end_date'])
  expect(await field(0, 4)).toEqual([])
  expect(await boosts.list(ana, id)).toMatchObject({
    first_day: boosts.dates().start_date,
    last_day: valid_till.slice(0, 10),
  })
  for (const json of [{}, { start_date: 'soon', end_date: '2028-02-30' }])
    expect((await boosts.ask(ana, id, json)).status).toBe(422)
})

test('only the seller boosts a deal, and only one that is to be had', async () => {
  const { ana, ben } = await world.people()
  const { id } = await boosts.deal(ana)
  expect((await boosts.ask(ben, id, boosts.dates())).status).toBe(404)
  expect((await boosts.quote(ben, id, boosts.dates())).status).toBe(404)
  expect((await call('GET', `/deal/${id}/boost`, { as: ben })).status).toBe(404)
  expect((await boosts.ask(undefined, id, boosts.dates())).status).toBe(401)
  expect((await boosts.read(ana, id)).body.deal.can.boost).toBe(true)
  expect((await boosts.read(ben, id)).body.deal.can.boost).toBe(false)
  for (const status of ['sold_out', 'archive']) {
    await boosts.set(ana, id, status)
    const { status: code, body } = await boosts.ask(ana, id, boosts.dates())
    expect([code, body.code]).toEqual([409, 'deal_over'])
    expect((await boosts.read(ana, id)).body.deal.can.boost).toBe(false)
  }
})

test('declined and left, nothing is boosted; the next try pays', async () => {
  const { ana, ben } = await world.people()
  const { id } = await boosts.deal(ana)
  for (const [button, status] of [
    ['decline', 'declined'],
    ['abandon', 'abandoned'],
  ] as const) {
    const payment = await boosts.begin(ana, id, { days: 3 })
    await boosts.press(payment.url, button)
    expect((await boosts.check(ana, payment.id)).status).toBe(status)
    expect(await boosts.isBoosted(ben, id)).toBe(false)
  }
  await boosts.buy(ana, id, { days: 3 })
  expect(await boosts.isBoosted(ben, id)).toBe(true)
})

test('a call that is sent twice with its key is one payment', async () => {
  const { ana } = await world.people()
  const { id } = await boosts.deal(ana)
  const dates = boosts.dates()
  const [one, two] = await Promise.all([boosts.ask(ana, id, dates, 'press'), boosts.ask(ana, id, dates, 'press')])
  expect(one.body.payment.id).toBe(two.body.payment.id)
})

test('what is earned with boosts is booked by itself', async () => {
  const { ana } = await world.people()
  const earned = async () => (await booksOf(world).balances())['income:boost'] ?? 0
  const before = await earned()
  const { id } = await boosts.deal(ana)
  await boosts.buy(ana, id, { days: 4 })
  expect((await earned()) - before).toBe(-400)
})
