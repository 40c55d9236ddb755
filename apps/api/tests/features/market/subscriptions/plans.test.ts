import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { plansOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const plans = plansOf(world)

/** Nobody is listed who sells nothing. */
async function store(since?: string) {
  if (since) plans.goTo(since)
  const made = await plans.provider()
  await plans.sell(made.owner)
  return made
}

test('a store is on trial for a month from registration, then it rests: kept, seen, read, not listed, not changed', async () => {
  const { owner, id } = await store('2027-03-10T12:00:00Z')
  const { ana } = await world.people()
  const trial = await plans.read(owner)
  expect(trial).toMatchObject({ state: 'trial', periods: [], can: { subscribe: true, cancel: false } })
  expect(trial.ends_at.slice(0, 10)).toBe('2027-04-10')
  expect(trial.trial_ends_at).toBe(trial.ends_at)
  plans.goTo('2027-04-10T11:59:00Z')
  const awake = await plans.back(owner)
  expect(await plans.isListed(id)).toBe(true)
  expect((await plans.sell(awake)).status).toBe(201)
  plans.goTo('2027-04-10T12:01:00Z')
  expect((await plans.read(awake)).state).toBe('resting')
  expect(await plans.isListed(id)).toBe(false)
  const refused = await plans.sell(awake)
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'store_resting' }])
  const [service] = (await call('GET', '/service', { as: awake })).body.services
  const change = { name: 'New' }
  expect((await call('PATCH', `/service/${service?.id}`, { as: awake, json: change })).status).toBe(409)
  expect((await call('PATCH', '/store', { as: awake, json: { languages: ['en'] } })).status).toBe(409)
  const again = await call('POST', '/auth/login', { json: { email: ana.email, password: ana.password } })
  const { status, body } = await call('GET', `/service-provider/${id}`, { as: again.body })
  expect([status, body.service_provider.total_services]).toEqual([200, 2])
  expect(body.service_provider).toMatchObject({ is_resting: true, listed_until: null, can: { book: false } })
  expect((await call('GET', `/service-provider/${id}/service`)).body.services).toHaveLength(2)
  await plans.buy(awake)
  expect(await plans.isListed(id)).toBe(true)
  expect((await plans.sell(awake)).status).toBe(201)
})

test('three plans, with the prices of the settings; a plan begins when the trial ends', async () => {
  const { owner } = await store('2027-05-02T12:00:00Z')
  const offered = await plans.plans(owner)
  expect(offered.map(({ code, months, price, currency }) => [code, months, price, currency])).toEqual([
    ['silver', 6, 59.99, 'USD'],
    ['golden', 12, 99.99, 'USD'],
    ['gold', 1200, 499.99, 'USD'],
  ])
  expect(offered.map(one => [one.starts_at.slice(0, 10), one.ends_at.slice(0, 10)])).toEqual([
    ['2027-06-02', '2027-12-02'],
    ['2027-06-02', '2028-06-02'],
    ['2027-06-02', '2127-06-02'],
  ])
  await plans.buy(owner)
  const { state, periods, ends_at } = await plans.read(owner)
  expect([state, ends_at.slice(0, 10)]).toEqual(['trial', '2027-12-02'])
  expect(periods.map(one => [one.plan, one.starts_at.slice(0, 10)])).toEqual([['silver', '2027-06-02']])
})

test('renewing and changing the plan goes on from what is paid, without a gap and without losing a day', async () => {
  const { owner, id } = await store('2027-08-31T12:00:00Z')
  plans.goTo('2027-10-20T12:00:00Z')
  const late = await plans.back(owner)
  await plans.buy(late)
  await plans.buy(late)
  await plans.buy(late, 'golden')
  const { state, periods } = await plans.read(late)
  expect(state).toBe('plan')
  expect(periods.map(one => [one.plan, one.starts_at.slice(0, 10), one.ends_at.slice(0, 10)])).toEqual([
    ['silver', '2027-10-20', '2028-04-20'],
    ['silver', '2028-04-20', '2028-10-20'],
    ['golden', '2028-10-20', '2029-10-20'],
  ])
  plans.goTo('2028-04-20T12:00:30Z')
  expect(await plans.isListed(id)).toBe(true)
  plans.goTo('2029-10-21T12:00:00Z')
  expect(await plans.isListed(id)).toBe(false)
})

test('months are counted from the first day: the 31st comes again after February, and so does a leap day', async () => {
  const { owner } = await store('2028-01-31T12:00:00Z')
  expect((await plans.read(owner)).ends_at.slice(0, 10)).toBe('2028-02-29')
  for (const plan of ['silver', 'silver', 'golden'] as const) await plans.buy(owner, plan)
  const ends = (await plans.read(owner)).periods.map(one => one.ends_at.slice(0, 10))
  expect(ends).toEqual(['2028-08-31', '2029-02-28', '2030-02-28'])
  const { owner: leap } = await store('2028-02-29T12:00:00Z')
  plans.goTo('2028-04-10T12:00:00Z')
  const back = await plans.back(leap)
  await plans.buy(back, 'golden')
  expect((await plans.read(back)).ends_at.slice(0, 10)).toBe('2029-04-10')
})

test('a plan for life is bought once; what is paid a second time meanwhile goes back as a whole', async () => {
  const { owner } = await store()
  const [one, two] = [await plans.begin(owner, 'gold'), await plans.begin(owner, 'silver')]
  await plans.press(one.url, 'pay')
  expect((await plans.read(owner)).can.subscribe).toBe(false)
  const { status, body } = await plans.subscribe(owner, 'golden')
  expect([status, body]).toMatchObject([409, { code: 'plan_for_life' }])
  await plans.press(two.url, 'pay')
  expect(await plans.check(owner, two.id)).toMatchObject({ status: 'refunded', refunded: 59.99 })
  await world.drainJobs()
  expect(await plans.sentBack(two.url)).toEqual([5999])
  expect((await plans.read(owner)).periods.map(period => period.plan)).toEqual(['gold'])
})

test('who was listed before there were plans stays listed until then, and a plan goes on from there', async () => {
  const { owner, id } = await store('2030-01-10T12:00:00Z')
  await world.app.db
    .updateTable('stores')
    .set({ paid_until: new Date('2031-05-05T00:00:00Z') })
    .where('provider_id', '=', id)
    .execute()
  plans.goTo('2031-01-01T12:00:00Z')
  expect(await plans.isListed(id)).toBe(true)
  const back = await plans.back(owner)
  expect(await plans.read(back)).toMatchObject({ state: 'plan', periods: [], can: { cancel: false } })
  await plans.buy(back)
  expect((await plans.read(back)).ends_at).toBe('2031-11-05T00:00:00.000Z')
})

test('providers are told a week and a day before the end, and when it has come, each once', async () => {
  const { owner } = await store('2032-03-01T12:00:00Z')
  const told = async () => {
    await world.runScheduledJob('subscriptions.remind')
    await world.runScheduledJob('subscriptions.remind')
    const back = await plans.back(owner)
    const { notifications } = (await call('GET', '/notification', { as: back })).body
    return notifications.filter(one => one.kind.startsWith('plan_')).map(one => one.title)
  }
  plans.goTo('2032-03-24T12:00:00Z')
  expect(await told()).toEqual([])
  plans.goTo('2032-03-25T13:00:00Z')
  const ending = 'Your store is listed until April 1. Choose a plan to keep it open'
  expect(await told()).toEqual([ending])
  plans.goTo('2032-03-31T13:00:00Z')
  expect(await told()).toEqual([ending])
  expect(
    await world.app.db
      .selectFrom('plan_reminders')
      .select('occasion')
      .where('ends_at', '>', new Date('2032-03-31'))
      .where('ends_at', '<', new Date('2032-04-02'))
      .orderBy('occasion')
      .execute(),
  ).toEqual([{ occasion: 'day' }, { occasion: 'week' }])
  plans.goTo('2032-04-01T13:00:00Z')
  expect(await told()).toContain('Your store has been resting since April 1. Choose a plan to open it again')
  await plans.buy(await plans.back(owner))
  expect(await told()).toEqual([])
})

test('who is no provider has no plan', async () => {
  const { ana } = await world.people()
  for (const [method, path] of [
    ['GET', '/subscription'],
    ['POST', '/subscription'],
    ['GET', '/subscription/cancellation'],
    ['POST', '/subscription/cancel'],
  ] as const)
    expect(
      (await call(method, path, { as: ana, ...(method === 'POST' && { json: { plan: 'silver', refund: 0 } }) })).status,
    ).toBe(403)
})
