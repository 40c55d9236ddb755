import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { plansOf } from '../../market/subscriptions/steps.ts'

const world = await startWorld()
const { call } = world
const plans = plansOf(world)
const { ana, ben } = await world.people()
const admin = await staffOf(world, ana, 'administrator')

const list = async (query: `?${string}`, as: Member = admin) =>
  (await call('GET', `/staff/payment${query}`, { as })).body.payments

test('an administrator finds payments by who paid, by our number and by the gateway’s', async () => {
  const { owner } = await plans.provider()
  const first = await plans.begin(owner)
  const second = await plans.begin((await plans.provider()).owner)
  await plans.press(first.url, 'pay')
  await world.drainJobs()
  const found = {
    id: first.id,
    payer: { id: owner.id, name: owner.name },
    status: 'paid',
    amount: 59.99,
    currency: 'USD',
  }
  const queries: `?${string}`[] = [
    `?user_id=${owner.id}`,
    `?keyword=${first.id}`,
    `?keyword=${plans.orderOf(first.url)}`,
  ]
  for (const query of queries) {
    const payments = await list(query)
    expect(payments).toHaveLength(1)
    expect(payments).toMatchObject([{ ...found, gateway: 'test', gateway_order: plans.orderOf(first.url) }])
  }
  expect((await list('?per_page=2')).map(one => one.id)).toEqual([second.id, first.id])
  expect(await list('?keyword=nothing')).toEqual([])
})

test('moderators see no payments', async () => {
  await staffOf(world, ben, 'moderator')
  for (const path of ['/staff/payment', '/staff/ledger', '/staff/ledger/entry?account=owed:test&currency=USD'] as const)
    expect((await call('GET', path, { as: ben })).status).toBe(403)
})
