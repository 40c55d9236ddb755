import { expect, test } from 'vitest'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { plansOf } from '../subscriptions/steps.ts'

const world = await startWorld()
const { call } = world
const plans = plansOf(world)

test('the staff sees how a store stands, and what it was given by whom; others do not', async () => {
  const { ana, ben } = await world.people()
  await staffOf(world, ana, 'administrator')
  await staffOf(world, ben, 'moderator')
  const { owner, id } = await plans.provider()
  await plans.buy(owner)
  const reason = 'Sorry for the outage'
  await call('POST', `/staff/store/${id}/free-months`, { as: ana, json: { months: 2, reason } })
  const { body } = await call('GET', `/staff/store/${id}`, { as: ben })
  const { can: _, ...own } = await plans.read(owner)
  expect(body.subscription).toEqual(own)
  expect(own.periods).toMatchObject([{ plan: 'silver' }])
  expect(body.gifts).toMatchObject([{ months: 2, given_by: { id: ana.id, name: 'Ana' } }])
  expect((await call('GET', `/staff/store/${id}`, { as: owner })).status).toBe(403)
  expect((await call('GET', '/staff/store/2000000000', { as: ben })).status).toBe(404)
})
