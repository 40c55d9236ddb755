import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { boostsOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const boosts = boostsOf(world)
boosts.toNoon()

const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0' }
const look = (id: number, as?: Someone, headers = agent) => call('POST', `/deal/${id}/view`, { as, headers })

test('a seller sees what a boost brought on its days: views, saves that stayed, and people who asked', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const { id } = await boosts.deal(ana)
  await look(id, ben)
  await boosts.save(cleo, id)
  world.clock.forward({ days: 1 })
  await boosts.buy(ana, id, { days: 2 })
  const brought = async () => (await boosts.list(ana, id)).boosts[0]?.results
  expect(await brought()).toEqual({ views: 0, saves: 0, inquiries: 0 })
  for (const one of [ben, ben, cleo, undefined]) await look(id, one)
  await boosts.save(ben, id)
  await boosts.save(dan, id)
  await boosts.unsave(dan, id)
  for (const one of [ben, ben, cleo]) await boosts.inquire(one, id)
  world.clock.forward({ days: 1 })
  await look(id, ben)
  await boosts.unsave(cleo, id)
  expect(await brought()).toEqual({ views: 4, saves: 1, inquiries: 2 })
  world.clock.forward({ days: 1 })
  await look(id, ben)
  await boosts.inquire(dan, id)
  expect(await brought()).toEqual({ views: 4, saves: 1, inquiries: 2 })
})

test('who sells it and robots do not count as viewers, and nobody looks at what is not there for them', async () => {
  const { ana, ben } = await world.people()
  const { id } = await boosts.deal(ana)
  await boosts.buy(ana, id)
  await look(id, ana)
  await look(id, ben, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  expect((await boosts.list(ana, id)).boosts[0]?.results.views).toBe(0)
  await boosts.set(ana, id, 'archive')
  expect((await look(id, ben)).status).toBe(404)
})

test('who was counted is forgotten when the day is over', async () => {
  const { ana, ben } = await world.people()
  const { id } = await boosts.deal(ana)
  await look(id, ben)
  const count = async () =>
    (await world.app.db.selectFrom('deal_viewers').selectAll().where('deal_id', '=', id).execute()).length
  await world.runScheduledJob('deals.forget-viewers')
  expect(await count()).toBe(1)
  world.clock.forward({ days: 1 })
  await world.runScheduledJob('deals.forget-viewers')
  expect(await count()).toBe(0)
})
