import { groupLimits } from '@celebrio/contract/social/group-shapes'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { canAt, whoCanAsTold } from '../../../harness/abilities.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { groupsOf } from './steps.ts'

const world = await startWorld()
const { app, call, drainJobs } = world
const steps = groupsOf(world)
const { groupOf, members, setRole, handOver, removeMember, leave, get, invite, accept, renew, token, join, look } =
  steps

/** Ana owns it, Ben is an admin, Cleo a member. */
async function bakers() {
  const people = await world.people()
  const { ana, ben, cleo } = people
  const id = await groupOf(ana, [ben, cleo])
  await setRole(ana, id, ben, 'admin')
  return { ...people, id }
}

test('who may do what is what they are told', async () => {
  const { ana, ben, cleo, dan, id } = await bakers()
  await befriend(world, ana, dan)
  await invite(ana, id, [dan])
  const could = await whoCanAsTold({ dan, cleo, ana, ben }, canAt(world, `/group/${id}`, 'group'), {
    edit: as => call('PATCH', `/group/${id}`, { as, json: { description: 'Bread' } }),
    invite: as => call('POST', `/group/${id}/invitation`, { as, json: { friend_ids: [] } }),
    name_admins: as => call('PATCH', `/group/${id}/member/${ben.id}`, { as, json: { role: 'admin' } }),
    answer: as => call('POST', `/group/${id}/invitation/reject`, { as }),
    delete: async as => (as === ana ? { status: 200 } : call('DELETE', `/group/${id}`, { as })),
    leave: as => call('POST', `/group/${id}/leave`, { as }),
  })
  expect(could).toEqual({
    edit: 'ana ben',
    invite: 'ana ben',
    name_admins: 'ana',
    answer: 'dan',
    delete: 'ana',
    leave: 'cleo ben',
  })
})

describe('admins', () => {
  test('invite and remove members, but neither admins nor the owner', async () => {
    const { ana, ben, cleo, dan, id } = await bakers()
    await befriend(world, ben, dan)
    expect((await invite(ben, id, [dan])).body.invited).toBe(1)
    await accept(dan, id)
    await setRole(ana, id, dan, 'admin')
    for (const person of [ana, dan, ben]) expect((await removeMember(ben, id, person)).status).toBe(404)
    for (const person of [ana, ben, dan]) expect((await removeMember(cleo, id, person)).status).toBe(404)
    expect((await removeMember(ben, id, cleo)).status).toBe(200)
    expect((await removeMember(ana, id, dan)).status).toBe(200)
    expect(await members(ana, id)).toEqual({ Ana: 'owner', Ben: 'admin' })
    expect((await setRole(ben, id, ana, 'member')).status).toBe(404)
  })

  test('are told what they may do to whom', async () => {
    const { ana, ben, id } = await bakers()
    const can = async (as: typeof ana) =>
      Object.fromEntries(
        (await call('GET', `/group/${id}/member`, { as })).body.members.map(one => [
          one.user.name,
          Object.entries(one.can)
            .flatMap(([ability, yes]) => (yes ? [ability] : []))
            .join(' '),
        ]),
      )
    expect(await can(ben)).toEqual({ Ana: '', Ben: '', Cleo: 'remove' })
    expect(await can(ana)).toEqual({
      Ana: '',
      Ben: 'remove make_member make_owner',
      Cleo: 'remove make_admin make_owner',
    })
  })
})

describe('the owner', () => {
  test('cannot leave before the group has another one', async () => {
    const { ana, cleo, id } = await bakers()
    expect((await leave(ana, id)).body).toMatchObject({ code: 'owner_stays' })
    expect((await handOver(ana, id, cleo)).body.group).toMatchObject({ owner: { id: cleo.id }, your_role: 'admin' })
    expect((await leave(ana, id)).status).toBe(200)
    expect(await members(cleo, id)).toEqual({ Cleo: 'owner', Ben: 'admin' })
    expect((await get(ana, id)).status).toBe(404)
  })

  test('is one, also when they hand over to two people at once', async () => {
    const { ana, ben, cleo, id } = await bakers()
    const answers = await Promise.all([handOver(ana, id, ben), handOver(ana, id, cleo)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
    expect(Object.values(await members(ana, id)).filter(role => role === 'owner')).toHaveLength(1)
  })

  test('hands over to members only', async () => {
    const { ana, ben, dan, id } = await bakers()
    await befriend(world, ana, dan)
    await invite(ana, id, [dan])
    for (const person of [dan, ana, { id: 999_999 }]) expect((await handOver(ana, id, person)).status).toBe(404)
    expect((await handOver(ben, id, ben)).status).toBe(404)
  })

  test('is never none and never two, whatever is written', async () => {
    const { ana, cleo, id } = await bakers()
    const member = (person: { id: number }) => sql`group_id = ${id} AND user_id = ${person.id}`
    const refused = (statement: ReturnType<typeof sql>) => expect(statement.execute(app.db)).rejects.toThrow()
    await refused(sql`UPDATE group_members SET role = 'owner' WHERE ${member(cleo)}`)
    await refused(sql`UPDATE group_members SET role = 'member' WHERE ${member(ana)}`)
    await refused(sql`DELETE FROM group_members WHERE ${member(ana)}`)
    await refused(sql`UPDATE groups SET owner_id = ${cleo.id} WHERE id = ${id}`)
  })
})

test('somebody who joins twenty times at once, by link and invitation, is there once', async () => {
  const { ana, dan, id } = await bakers()
  await befriend(world, ana, dan)
  await invite(ana, id, [dan])
  const link = await token(ana, id)
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? join(link, dan) : accept(dan, id))))
  expect((await get(ana, id)).body.group).toMatchObject({ total_members: 4, total_invited: 0 })
})

test('who was made an admin and left at the same time is one or the other', async () => {
  const { ana, cleo, id } = await bakers()
  await Promise.all([setRole(ana, id, cleo, 'admin'), leave(cleo, id)])
  expect(await members(ana, id)).toEqual({ Ana: 'owner', Ben: 'admin' })
  const { rows } = await sql`SELECT FROM group_members WHERE group_id = ${id} AND user_id = ${cleo.id}
    AND state = 'left' AND role = 'member'`.execute(app.db)
  expect(rows).toHaveLength(1)
})

const crowd = (count: number) => sql`
  INSERT INTO users (name, email, created_at)
  SELECT 'Member ' || number, gen_random_uuid() || '@example.org', now()
  FROM generate_series(1, ${count}::integer) AS number RETURNING id`

/** So many people more. */
const fill = (id: number, state: 'joined' | 'invited', count: number) =>
  sql`
    WITH crowd AS (${crowd(count)})
    INSERT INTO group_members (group_id, user_id, state, since) SELECT ${id}, id, ${state}, now() FROM crowd`.execute(
    app.db,
  )

test('a group holds so many members, however many come for the last place at once', async () => {
  const { ana, dan, id } = await bakers()
  await fill(id, 'joined', groupLimits.members - 4)
  const { ben: eve } = await world.people()
  const link = await token(ana, id)
  const answers = await Promise.all([dan, eve].map(as => join(link, as)))
  expect(answers.map(({ body }) => body.code ?? 'joined').sort()).toEqual(['group_full', 'joined'])
  const [late] = answers[0]?.status === 200 ? [eve] : [dan]
  expect((await look(link, late)).body.invitation).toMatchObject({ is_full: true, total_members: groupLimits.members })
})

test('so many invitations wait at a time: one more is refused until another is answered or taken back', async () => {
  const { ana, dan, id } = await bakers()
  const { ben: eve } = await world.people()
  for (const one of [dan, eve]) await befriend(world, ana, one)
  await fill(id, 'invited', groupLimits.invited - 1)
  expect((await invite(ana, id, [dan, eve])).body).toMatchObject({ code: 'group_full' })
  expect((await get(ana, id)).body.group.total_invited).toBe(groupLimits.invited - 1)
  expect((await invite(ana, id, [dan])).body.invited).toBe(1)
  expect((await invite(ana, id, [eve])).body.code).toBe('group_full')
  await removeMember(ana, id, dan)
  expect((await invite(ana, id, [eve])).body.invited).toBe(1)
})

test('counts agree with the rows that they count, also when an account goes', async () => {
  const { ana, ben, cleo, id } = await bakers()
  await leave(cleo, id)
  await sql`DELETE FROM users WHERE id = ${ben.id}`.execute(app.db)
  expect((await get(ana, id)).body.group).toMatchObject({ total_members: 1 })
  expect(await members(ana, id)).toEqual({ Ana: 'owner' })
  await drainJobs()
})

describe('the link', () => {
  test('is made, seen again, renewed and closed by those who run the group', async () => {
    const { ana, ben, cleo, dan, id } = await bakers()
    expect((await steps.link(ana, id)).body.group_link).toBeNull()
    const first = await token(ben, id)
    expect((await steps.link(ana, id)).body.group_link?.link).toContain(first)
    for (const as of [cleo, dan])
      expect([
        (await steps.link(as, id)).status,
        (await renew(as, id)).status,
        (await steps.closeLink(as, id)).status,
      ]).toEqual([404, 404, 404])
    const second = await token(ana, id)
    expect((await join(first, dan)).body.code).toBe('group_link_closed')
    expect((await steps.closeLink(ana, id)).status).toBe(200)
    expect((await join(second, dan)).body.code).toBe('group_link_closed')
    expect(await token(ana, id)).not.toBe(second)
  })

  test('shows the group to who has it, and lets people with an account join', async () => {
    const { ana, dan, id } = await bakers()
    const link = await token(ana, id)
    expect((await look(link)).body.invitation).toMatchObject({
      name: 'Sunday bakers',
      owner: { name: 'Ana' },
      total_members: 3,
      group_id: null,
      is_full: false,
    })
    expect((await join(link)).status).toBe(401)
    expect((await join(link, dan)).body.group).toMatchObject({ id, your_role: 'member' })
    expect((await look(link, dan)).body.invitation.group_id).toBe(id)
    expect((await look('x'.repeat(43))).body.code).toBe('group_link_closed')
  })

  test('is closed to who was removed until they are invited again, and open to who has left', async () => {
    const { ana, ben, cleo, id } = await bakers()
    const link = await token(ana, id)
    await leave(cleo, id)
    expect((await join(link, cleo)).status).toBe(200)
    await removeMember(ana, id, ben)
    expect((await join(link, ben)).body.code).toBe('group_link_closed')
    await invite(ana, id, [ben])
    expect((await join(link, ben)).body.group).toMatchObject({ your_role: 'member' })
  })

  test('is closed between the owner and who has blocked them', async () => {
    const { ana, dan, id } = await bakers()
    const link = await token(ana, id)
    await call('POST', `/friend/${ana.id}/block`, { as: dan })
    expect((await look(link, dan)).body.code).toBe('group_link_closed')
    expect((await join(link, dan)).body.code).toBe('group_link_closed')
  })

  test('lets nobody in whom its closing has overtaken', async () => {
    const { ana, dan, id } = await bakers()
    const link = await token(ana, id)
    const [joined] = await Promise.all([join(link, dan), steps.closeLink(ana, id)])
    expect(joined.status === 200).toBe('Dan' in (await members(ana, id)))
    expect((await join(link, (await world.people()).ben)).body.code).toBe('group_link_closed')
  })
})
