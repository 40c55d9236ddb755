import { expect, test } from 'vitest'
import { giveMonthsByEmail } from '../../../../src/features/market/subscriptions/public.ts'
import type { Someone } from '../../../harness/caller.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { plansOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const plans = plansOf(world)
plans.goTo('2027-03-10T12:00:00Z')

const give = (as: Someone, id: number, json: object = { months: 3, reason: 'Sorry for the outage' }, key?: string) =>
  call('POST', `/staff/store/${id}/free-months`, { as, json, ...(key && { headers: { 'idempotency-key': key } }) })

async function administrator() {
  const { ana } = await world.people()
  return staffOf(world, ana, 'administrator')
}

const log = async (as: Someone) => (await call('GET', '/staff/audit-log', { as })).body.entries

const toldOf = async (as: Someone) => {
  await world.drainJobs()
  const { notifications } = (await call('GET', '/notification', { as })).body
  return notifications.filter(one => one.kind === 'plan_given').map(one => one.title)
}

test('months that are given follow the trial; the provider is told, and the log says who, how many and why', async () => {
  const admin = await administrator()
  const { owner, id } = await plans.provider({ since: '2027-03-01T08:00:00Z', more: { language: 'fr' } })
  const { status, body } = await give(admin, id)
  expect([status, body.ends_at]).toEqual([200, '2027-07-01T08:00:00.000Z'])
  expect(await plans.read(owner)).toMatchObject({ state: 'trial', ends_at: '2027-07-01T08:00:00.000Z', periods: [] })
  expect(await toldOf(owner)).toEqual([
    'Nous offrons 3 mois à votre boutique. Elle est en ligne jusqu’au 1er juillet 2027',
  ])
  const [entry] = await log(admin)
  expect(entry).toMatchObject({ action: 'gave_free_months', subject_type: 'store', subject_id: id })
  expect(entry).toMatchObject({ actor: { id: admin.id }, reason: '3 months: Sorry for the outage' })
})

test('a store at rest is open again from now on, and a plan goes on after what was given', async () => {
  const admin = await administrator()
  const { owner, id } = await plans.provider({ since: '2026-01-05T00:00:00Z' })
  expect((await plans.read(owner)).state).toBe('resting')
  const { ends_at } = (await give(admin, id, { months: 1, reason: 'Back' })).body
  expect(new Date(ends_at).getTime()).toBeGreaterThan(world.clock.now().getTime() + 27 * 86_400_000)
  expect(await plans.read(owner)).toMatchObject({ state: 'plan', ends_at, can: { subscribe: true, cancel: false } })
  await plans.buy(owner)
  expect((await plans.read(owner)).periods).toMatchObject([{ plan: 'silver', starts_at: ends_at }])
})

test('a call that is repeated with its key gives once, also at once; another one gives again', async () => {
  const admin = await administrator()
  const { owner, id } = await plans.provider()
  const before = (await log(admin)).length
  const both = await Promise.all([1, 2, 3].map(() => give(admin, id, undefined, 'press-1')))
  expect(both.map(one => one.status)).toEqual([200, 200, 200])
  const [first, ...others] = both.map(one => one.body.ends_at)
  for (const other of others) expect(other).toBe(first)
  expect((await log(admin)).length).toBe(before + 1)
  expect(await toldOf(owner)).toHaveLength(1)
  expect((await give(admin, id, undefined, 'press-2')).body.ends_at).not.toBe(first)
  expect(await toldOf(owner)).toHaveLength(1)
})

test('administrators give, and nobody else; stores that there are, months and a reason', async () => {
  const admin = await administrator()
  const { owner, id } = await plans.provider()
  const { ben } = await world.people()
  const before = await plans.read(owner)
  for (const one of [owner, ben, await staffOf(world, ben, 'moderator')])
    expect((await give(one, id)).body.code).toBe('not_for_your_role')
  for (const months of [0, 13, 1.5, '']) expect((await give(admin, id, { months, reason: 'Why' })).status).toBe(422)
  expect((await give(admin, id, { months: 1, reason: '' })).status).toBe(422)
  expect((await give(admin, 99_999_999)).status).toBe(404)
  expect(await plans.read(owner)).toEqual(before)
})

test('what was given is not lost when a plan before it is cancelled: it follows sooner', async () => {
  const admin = await administrator()
  const { owner, id } = await plans.provider({ since: '2026-01-05T00:00:00Z' })
  await plans.buy(owner)
  await give(admin, id, { months: 2, reason: 'Thanks' })
  const { refund, stays_until } = await plans.preview(owner)
  expect(stays_until).toMatch(/^2027-05-11T1/)
  expect((await plans.cancel(owner, refund)).status).toBe(200)
  expect(await plans.read(owner)).toMatchObject({ state: 'plan', can: { cancel: false } })
  expect((await plans.read(owner)).ends_at).toMatch(/^2027-05-11T1/)
})

test('the command line gives by the address of the owner', async () => {
  const { owner, id } = await plans.provider({ since: '2027-03-01T08:00:00Z' })
  await giveMonthsByEmail(world.app, owner.email.toUpperCase(), { months: '1', reason: 'Thanks' })
  expect((await plans.read(owner)).ends_at).toBe('2027-05-01T08:00:00.000Z')
  const [entry] = await log(await administrator())
  expect(entry).toMatchObject({ action: 'appointed_administrator' })
  expect((await log(await administrator())).find(one => one.subject_id === id)).toMatchObject({ actor: null })
  for (const typed of [
    { months: '13', reason: 'Thanks' },
    { months: '1', reason: '' },
  ])
    await expect(giveMonthsByEmail(world.app, owner.email, typed)).rejects.toThrow('1 to 12 months')
  const nobody = giveMonthsByEmail(world.app, 'nobody@example.org', { months: '1', reason: 'Thanks' })
  await expect(nobody).rejects.toThrow('has a store')
})
