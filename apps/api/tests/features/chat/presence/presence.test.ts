import { expect, test } from 'vitest'
import { befriend, block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world
type Someone = { id: number; token: string }

const look = async (as: Someone) => (await call('PUT', '/presence', { as })).body.presence
const share = async (as: Someone, is_shared: boolean) =>
  (await call('PATCH', '/presence', { as, json: { is_shared } })).body.presence
const seen = async (as: Someone, whom: Someone) =>
  (await call('GET', `/presence/${whom.id}`, { as })).body.presence.seen_at

test('connections see when somebody was last here; others do not, nor who is across a block', async () => {
  const { ana, ben, cleo } = await world.people()
  await befriend(world, ana, ben)
  expect(await seen(ben, ana)).toBeNull()
  expect(await look(ana)).toEqual({ is_shared: true })
  const first = await seen(ben, ana)
  expect([first, await seen(cleo, ana)]).toEqual([expect.any(String), null])
  world.clock.forward({ minutes: 5 })
  expect(await seen(ben, ana)).toBe(first)
  await look(ana)
  const later = await seen(ben, ana)
  const minutes = (Date.parse(later ?? '') - Date.parse(first ?? '')) / 60_000
  expect(minutes).toBeGreaterThanOrEqual(5)
  await block(world, ana, ben)
  expect(await seen(ben, ana)).toBeNull()
})

test('who does not share it is not seen, does not see others, and leaves no time behind', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  await look(ana)
  await look(ben)
  expect(await share(ana, false)).toEqual({ is_shared: false })
  expect([await seen(ben, ana), await seen(ana, ben)]).toEqual([null, null])
  expect(await look(ana)).toEqual({ is_shared: false })
  const kept = await world.app.db
    .selectFrom('presence')
    .select('seen_at')
    .where('user_id', '=', ana.id)
    .executeTakeFirst()
  expect(kept).toEqual({ seen_at: null })
  await share(ana, true)
  expect(await seen(ben, ana)).toBeNull()
  await look(ana)
  expect(await seen(ben, ana)).not.toBeNull()
})

test('nobody is seen before they have been here, and there is nothing to see of who is not there', async () => {
  const { ana } = await world.people()
  expect((await call('GET', '/presence/99999999', { as: ana })).body).toEqual({ presence: { seen_at: null } })
  expect((await call('PATCH', '/presence', { as: ana, json: {} })).status).toBe(422)
  expect((await call('PUT', '/presence')).status).toBe(401)
})
