import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { namesOf, stepsOf } from '../invitations/steps.ts'
import { plansOf } from '../plans/steps.ts'
import { doorOf } from '../tickets/steps.ts'
import { helpersOf } from './steps.ts'

const world = await startWorld()
const { app, drainJobs } = world
const { edit, remove: cancel, get } = eventsOf(world)
const { ask, request, answer, guests, requests, remove } = stepsOf(world)
const { checkIn } = doorOf(world)
const { summary, addTodo, addLine } = plansOf(world)
const { name, dismiss, helpers, door, roleOf, helped } = helpersOf(world)

test('everybody sees their own role, and helpers see the event whatever its audience is', async () => {
  const { ana, ben, cleo, dan, id } = await helped('door')
  expect([await roleOf(ana, id), await roleOf(ben, id), await roleOf(cleo, id)]).toEqual(['host', 'door', null])
  expect((await get(id, dan)).status).toBe(404)
  const { can } = (await get(id, ben)).body.event
  expect(can).toMatchObject({ edit: false, delete: false, invite: false, check_in: true, name_helpers: false })
})

test('a co-host changes the event, invites, answers, removes guests and checks in', async () => {
  const { ben, cleo, dan, id, code } = await helped('cohost')
  await befriend(world, ben, dan)
  const { can } = (await get(id, ben)).body.event
  expect(can).toMatchObject({ edit: true, delete: false, invite: true, check_in: true, name_helpers: false })
  expect((await edit(ben, id, { title: 'Ben was here', open_to: [0] })).body.event.title).toBe('Ben was here')
  expect((await ask(ben, id, [dan])).body.invited).toBe(1)
  const { ana: eva } = await world.people()
  await request(eva, id)
  expect(namesOf((await requests(ben, id)).body)).toEqual(['Ana'])
  expect((await answer(ben, id, eva, 'accept')).status).toBe(200)
  expect(namesOf((await guests(ben, id)).body)).toEqual(['Ana', 'Dan', 'Cleo'])
  expect((await checkIn(ben, id, { code })).body.arrival.user.name).toBe('Cleo')
  expect((await remove(ben, id, cleo)).status).toBe(200)
})

test('a co-host sees the summary of the event, and plans', async () => {
  const { ana, ben, cleo, id } = await helped('cohost')
  const seen = (await summary(ben, id)).body
  expect(seen).toMatchObject({ event: { id }, guests: { accepted: { guests: 1, people: 3 } }, plan: { todos: [] } })
  expect((await addTodo(ben, id, { title: 'Flowers' })).status).toBe(201)
  expect((await addLine(ben, id, { name: 'Cake', planned: 100 })).status).toBe(201)
  expect((await summary(ana, id)).body.plan).toMatchObject({ todos: [{ title: 'Flowers' }], lines: [{ name: 'Cake' }] })
  await dismiss(ana, id, ben)
  for (const one of [ben, cleo]) {
    expect((await summary(one, id)).status).toBe(404)
    expect((await addTodo(one, id, { title: 'Mine' })).status).toBe(404)
  }
})

test('a co-host has the rights of the host on the wall', async () => {
  const { ana, ben, cleo, id } = await helped('cohost')
  const at = (path = '') => `/event/${id}/wall${path}`
  const say = async (as: Member, words: string) => (await world.call('POST', at(), { as, json: { words } })).body.entry
  expect((await get(id, ben)).body.event.can.see_wall).toBe(true)
  const set = await world.call('PATCH', at(), { as: ben, json: { approve_first: true } })
  expect([set.status, set.body.approve_first]).toEqual([200, true])
  const [first, second] = [await say(cleo, 'First'), await say(cleo, 'Second')]
  expect((await say(ben, 'From me')).is_waiting).toBe(false)
  const own = await say(ana, 'From the host')
  const { entries } = (await world.call('GET', at(), { as: ben })).body
  expect(entries.find((one: { id: number }) => one.id === first.id)).toMatchObject({
    is_waiting: true,
    can: { approve: true, delete: true },
  })
  expect((await world.call('POST', at(`/${first.id}/approve`), { as: ben })).body.entry.is_waiting).toBe(false)
  for (const one of [second, own]) expect((await world.call('DELETE', at(`/${one.id}`), { as: ben })).status).toBe(200)
  expect((await world.call('GET', at(), { as: cleo })).body.entries).toHaveLength(2)
})

test('a co-host neither deletes the event nor names helpers', async () => {
  const { ana, ben, dan, id } = await helped('cohost')
  await befriend(world, ben, dan)
  expect((await cancel(ben, id)).status).toBe(404)
  expect((await name(ben, id, dan, 'door')).status).toBe(404)
  await befriend(world, ana, dan)
  await name(ana, id, dan, 'door')
  expect((await dismiss(ben, id, dan)).status).toBe(404)
  expect((await helpers(ben, id)).body.helpers).toHaveLength(2)
})

test('a helper at the door checks guests in, and nothing else', async () => {
  const { ana, ben, cleo, dan, id, code } = await helped('door')
  await befriend(world, ben, dan)
  const refused = [
    edit(ben, id, { title: 'Mine' }),
    cancel(ben, id),
    ask(ben, id, [dan]),
    guests(ben, id),
    requests(ben, id),
    remove(ben, id, cleo),
    helpers(ben, id),
    name(ben, id, dan, 'door'),
    world.call('GET', `/event/${id}/download-guests`, { as: ben }),
    world.call('GET', `/event/${id}/summary`, { as: ben }),
    addTodo(ben, id, { title: 'Flowers' }),
    world.call('GET', `/event/${id}/wall`, { as: ben }),
    world.call('PATCH', `/event/${id}/wall`, { as: ben, json: { approve_first: true } }),
  ]
  for (const { status } of await Promise.all(refused)) expect(status).toBe(404)
  expect((await door(ben, id)).status).toBe(200)
  expect((await checkIn(ben, id, { code })).status).toBe(200)
  expect((await guests(ana, id)).body.guests[0].checked_in_at).not.toBeNull()
})

test('a stranger and a guest find neither door nor helpers', async () => {
  const { cleo, dan, id, code } = await helped('door')
  for (const one of [cleo, dan]) {
    const tried = [door(one, id), helpers(one, id), checkIn(one, id, { code }), dismiss(one, id, cleo)]
    for (const { status } of await Promise.all(tried)) expect(status).toBe(404)
  }
})

test.each(['host', 'helper'] as const)(
  'a block by the %s ends all rights at once, also after it is taken back',
  async by => {
    const { ana, ben, id, code } = await helped('cohost')
    await block(world, by === 'host' ? ana : ben, by === 'host' ? ben : ana)
    for (const { status } of [await get(id, ben), await door(ben, id), await checkIn(ben, id, { code })])
      expect(status).toBe(404)
    await app.db.deleteFrom('blocks').execute()
    expect(await roleOf(ben, id)).toBe('cohost')
    await world.call('POST', `/friend/${ana.id}/block`, { as: ben })
    await drainJobs()
    await app.db.deleteFrom('blocks').execute()
    expect((await door(ben, id)).status).toBe(404)
  },
)

test('a suspended helper has no rights and is in no list; a suspended host has no helpers', async () => {
  const { ana, ben, id, code } = await helped('door')
  const suspend = (one: { id: number }, status: 'active' | 'suspended') =>
    app.db.updateTable('users').set({ status }).where('id', '=', one.id).execute()
  await suspend(ben, 'suspended')
  expect((await checkIn(ben, id, { code })).status).toBe(401)
  expect((await helpers(ana, id)).body.helpers).toEqual([])
  await suspend(ben, 'active')
  await suspend(ana, 'suspended')
  expect((await checkIn(ben, id, { code })).status).toBe(404)
  expect((await door(ben, id)).status).toBe(404)
})
