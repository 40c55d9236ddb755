import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend, block, makeChild } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { groupsOf } from './steps.ts'

const world = await startWorld()
const { app, call, drainJobs } = world
const steps = groupsOf(world)
const { create, get, mine, invite, members, groupOf, removeMember, setRole, handOver, accept, token, look } = steps

const setStatus = ({ id }: Member, status: 'suspended' | 'active') =>
  sql`UPDATE users SET status = ${status} WHERE id = ${id}`.execute(app.db)

const unfriend = ({ id }: Member) => app.db.deleteFrom('friends').where('user_id', '=', id).execute()

describe('blocks', () => {
  test('hide members from each other, in lists and counts', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await groupOf(ana, [ben, cleo])
    await call('POST', `/friend/${cleo.id}/block`, { as: ben })
    await drainJobs()
    expect(await members(ben, id)).toEqual({ Ana: 'owner', Ben: 'member' })
    const { group } = (await get(cleo, id)).body
    expect([group.total_members, group.recent_members.map(({ name }) => name)]).toEqual([2, ['Cleo', 'Ana']])
    expect((await get(ana, id)).body.group.total_members).toBe(3)
  })

  test('with the owner end a membership', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await groupOf(ana, [ben, cleo])
    await call('POST', `/friend/${ana.id}/block`, { as: ben })
    await call('POST', `/friend/${cleo.id}/block`, { as: ana })
    await drainJobs()
    for (const as of [ben, cleo]) expect((await get(as, id)).status).toBe(404)
    expect(await members(ana, id)).toEqual({ Ana: 'owner' })
  })

  test('end an invitation', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    const id = (await create(ana, { friend_ids: [ben.id] })).body.group.id
    await call('POST', `/friend/${ana.id}/block`, { as: ben })
    expect((await get(ben, id)).status).toBe(404)
    expect(await mine(ben, '?state=invited')).toEqual([])
    await drainJobs()
    expect((await get(ana, id)).body.group.total_invited).toBe(0)
  })

  test('with the new owner end memberships and invitations, whoever has blocked whom', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    const [{ ana: eve }, id] = [await world.people(), await groupOf(ana, [ben, cleo, dan])]
    await setRole(ana, id, cleo, 'admin')
    await befriend(world, ana, eve)
    await invite(ana, id, [eve])
    await block(world, cleo, ben)
    await block(world, ben, dan)
    await block(world, ben, eve)
    expect((await handOver(ana, id, ben)).status).toBe(200)
    await drainJobs()
    for (const as of [cleo, dan, eve]) expect((await get(as, id)).status).toBe(404)
    expect(await members(ana, id)).toEqual({ Ben: 'owner', Ana: 'admin' })
    expect((await get(ana, id)).body.group.total_invited).toBe(0)
  })

  test('with an admin end nobody’s membership', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await groupOf(ana, [ben, cleo])
    await block(world, ben, cleo)
    await setRole(ana, id, ben, 'admin')
    await drainJobs()
    expect(await members(ana, id)).toEqual({ Ana: 'owner', Ben: 'admin', Cleo: 'member' })
  })

  test('with the owner keep out whom an admin would invite', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    const id = await groupOf(ana, [ben])
    await setRole(ana, id, ben, 'admin')
    for (const one of [cleo, dan]) await befriend(world, ben, one)
    await block(world, ana, cleo)
    await block(world, dan, ana)
    expect((await call('GET', `/group/${id}/candidate`, { as: ben })).body.people).toEqual([])
    for (const one of [cleo, dan]) expect((await invite(ben, id, [one])).body.errors.friend_ids).toBeDefined()
  })
})

describe('an account at rest', () => {
  test('hides the invitations that it has sent', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    const id = (await create(ana, { friend_ids: [ben.id] })).body.group.id
    await setStatus(ana, 'suspended')
    expect((await get(ben, id)).status).toBe(404)
    expect((await accept(ben, id)).status).toBe(404)
    expect(await mine(ben, '?state=invited')).toEqual([])
    await setStatus(ana, 'active')
    expect((await accept(ben, id)).status).toBe(200)
  })

  test('of an owner is not shown, and leaves the group to its members', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await groupOf(ana, [ben])
    const link = await token(ana, id)
    await setStatus(ana, 'suspended')
    expect((await get(ben, id)).body.group).toMatchObject({ owner: null, total_members: 1 })
    expect(await members(ben, id)).toEqual({ Ben: 'member' })
    expect((await look(link, cleo)).body.code).toBe('group_link_closed')
  })
})

test('a child in a group is seen by who knows it, and by those who run the group', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await groupOf(ana, [ben, cleo])
  await makeChild(world, cleo)
  await unfriend(ana)
  expect(await members(ben, id)).toEqual({ Ana: 'owner', Ben: 'member' })
  expect(Object.keys(await members(ana, id))).toContain('Cleo')
  expect((await removeMember(ana, id, cleo)).status).toBe(200)
})

test('a child who owns a group is seen by who knows it, and by those who run the group', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const id = await groupOf(ana, [ben, cleo])
  await setRole(ana, id, cleo, 'admin')
  const link = await token(ana, id)
  await befriend(world, ana, dan)
  await makeChild(world, ana)
  await unfriend(ben)
  await unfriend(cleo)
  const owner = async (as: Member) => (await get(as, id)).body.group.owner?.name
  expect(await owner(ben)).toBeUndefined()
  expect(await owner(cleo)).toBe('Ana')
  expect((await look(link)).body.invitation).toMatchObject({ name: 'Sunday bakers', owner: null })
  expect((await look(link, dan)).body.invitation.owner?.name).toBe('Ana')
})

test('a child who invites is seen by who knows it', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const id = (await create(ana, { friend_ids: [ben.id] })).body.group.id
  await makeChild(world, ana)
  expect((await get(ben, id)).body.group.invited_by?.name).toBe('Ana')
  await unfriend(ben)
  expect((await get(ben, id)).body.group).toMatchObject({ your_state: 'invited', invited_by: null, owner: null })
})
