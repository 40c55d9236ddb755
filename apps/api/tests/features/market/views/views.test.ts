import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { findingOf } from '../finding/steps.ts'

const world = await startWorld()
const { call } = world
const { store } = findingOf(world)

const browser = (name = 'Firefox/150.0') => ({ 'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:150.0) ${name}` })
const look = (id: number, { as, agent = browser() }: { as?: Member; agent?: Record<string, string> } = {}) =>
  call('POST', `/service-provider/${id}/view`, { as, headers: agent })
const figures = async (as: Member, days = 30) => {
  const { status, body } = await call('GET', `/store/view?days=${days}`, { as })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

test('each viewer counts once a day', async () => {
  const { ana, ben } = await world.people()
  const { id, owner } = await store('Seen')
  for (const as of [ana, ana, ben]) expect((await look(id, { as })).status).toBe(200)
  expect((await figures(owner)).total).toBe(2)
  world.clock.forward({ days: 1 })
  await look(id, { as: ana })
  const { total, days } = await figures(owner)
  expect(total).toBe(3)
  expect(days.slice(-2).map((one: { views: number }) => one.views)).toEqual([2, 1])
})

test('who looks twice at once counts once', async () => {
  const { ana } = await world.people()
  const { id, owner } = await store('Hasty')
  await Promise.all(Array.from({ length: 8 }, () => look(id, { as: ana })))
  expect((await figures(owner)).total).toBe(1)
})

test('guests without an account count by browser and address', async () => {
  const { id, owner } = await store('Open')
  await look(id)
  await look(id)
  await look(id, { agent: browser('Firefox/151.0') })
  expect((await figures(owner)).total).toBe(2)
})

test('own views and those of robots do not count', async () => {
  const { id, owner } = await store('Own')
  await look(id, { as: owner })
  await look(id, {
    agent: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  })
  await look(id, { agent: { 'user-agent': '' } })
  expect((await figures(owner)).total).toBe(0)
})

test('the figures have each day of the period, and what there was before', async () => {
  const { ana } = await world.people()
  const { id, owner } = await store('Old')
  await look(id, { as: ana })
  expect(await figures(owner)).toMatchObject({ total: 1, total_before: null })
  for (const _ of [1, 2]) {
    world.clock.forward({ days: 20 })
    await figures(owner)
  }
  const { days, total, total_before } = await figures(owner)
  expect([days.length, total, total_before]).toEqual([30, 0, 1])
  expect(days.at(-1)?.date).toBe(world.clock.now().toISOString().slice(0, 10))
  expect(await figures(owner, 90)).toMatchObject({ total: 1, total_before: null })
})

test('nobody sees the figures of another store', async () => {
  const { ana } = await world.people()
  const mine = await store('Mine')
  const other = await store('Other')
  await look(other.id, { as: ana })
  expect((await figures(mine.owner)).total).toBe(0)
  expect((await call('GET', '/store/view', { as: ana })).status).toBe(403)
  expect((await call('GET', '/store/view')).status).toBe(401)
})

test('a period that is none is refused', async () => {
  const { owner } = await store('Odd')
  expect((await call('GET', '/store/view?days=31', { as: owner })).status).toBe(422)
})

test('who is blocked cannot look, nor count', async () => {
  const { ana } = await world.people()
  const { id, owner } = await store('Closed')
  await call('POST', `/friend/${ana.id}/block`, { as: owner })
  expect((await look(id, { as: ana })).status).toBe(404)
  expect((await figures(owner)).total).toBe(0)
})

test('who was counted is forgotten when the day is over', async () => {
  const { ana } = await world.people()
  const { id, owner } = await store('Forgetful')
  await look(id, { as: ana })
  const viewers = () => world.app.db.selectFrom('store_viewers').selectAll().where('provider_id', '=', id).execute()
  world.clock.forward({ days: 1 })
  await look(id, { as: ana })
  const [first, second] = await viewers()
  expect(first?.viewer).not.toBe(second?.viewer)
  await world.runScheduledJob('views.forget-viewers')
  expect(await viewers()).toEqual([second])
  expect((await figures(owner)).total).toBe(2)
})
