import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { boostsOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const boosts = boostsOf(world)

const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0' }

const pass = async (hours: number) => {
  world.clock.forward({ hours })
  for (const job of ['boosts.tell', 'boosts.close', 'boosts.tell']) await world.runScheduledJob(job)
  await world.drainJobs()
}

const toldOf = async (as: Someone) =>
  (await call('GET', '/notification', { as })).body.notifications
    .filter(one => one.kind.startsWith('boost_'))
    .map(({ kind, title, deal_id }) => ({ kind, title, deal_id }))

async function sold() {
  const people = await world.people()
  boosts.toNoon()
  const { id } = await boosts.deal(people.ana, { valid_till: boosts.inHours(400) })
  return { ...people, id }
}

test('the seller is told when a boost begins, once, and with what it brought when it has ended', async () => {
  const { ana, ben, cleo, id } = await sold()
  await boosts.buy(ana, id, { in: 1, days: 2 })
  await pass(1)
  expect(await toldOf(ana)).toEqual([])
  await pass(12)
  const [begun, ...others] = await toldOf(ana)
  expect(others).toEqual([])
  expect(begun).toMatchObject({ kind: 'boost_started', deal_id: id })
  expect(begun?.title).toMatch(/^Your deal is boosted now, until \w+ \d+, \d{4}$/)
  for (const one of [ben, cleo]) await call('POST', `/deal/${id}/view`, { as: one, headers: agent })
  await boosts.save(ben, id)
  await pass(1)
  expect(await toldOf(ana)).toHaveLength(1)
  await pass(48)
  const [ended] = await toldOf(ana)
  expect(ended).toMatchObject({ kind: 'boost_ended', deal_id: id })
  const { results } = (await boosts.list(ana, id)).boosts[0] ?? {}
  expect(results).toMatchObject({ views: 2, saves: 1, inquiries: 0 })
  expect(ended?.title).toBe('The boost of your deal has ended. On its days you had 2 views, 1 save, and 0 messages')
  expect(await toldOf(ben)).toEqual([])
  await pass(1)
  expect(await toldOf(ana)).toHaveLength(2)
})

test('one that stops early tells what it has brought, and one that never began tells nothing', async () => {
  const early = await sold()
  await boosts.buy(early.ana, early.id, { days: 3 })
  await pass(0)
  await boosts.set(early.ana, early.id, 'archive')
  await pass(0)
  expect((await toldOf(early.ana)).map(one => one.kind)).toEqual(['boost_ended', 'boost_started'])

  const never = await sold()
  await boosts.buy(never.ana, never.id, { in: 2, days: 1 })
  await boosts.set(never.ana, never.id, 'archive')
  await pass(0)
  await pass(72)
  expect(await toldOf(never.ana)).toEqual([])
})
