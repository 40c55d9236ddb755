import type { Person } from '@celebrio/contract/platform/person'
import type { Group } from '@celebrio/contract/social/group-shapes'
import { describe, expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { png } from '../../base/uploads/samples.ts'
import { groupsOf } from './steps.ts'

const world = await startWorld()
const { call, drainJobs } = world
const { create, edit, remove, get, mine, invite, accept, reject, members, groupOf } = groupsOf(world)

const titles = async (as: { token: string }, query = '') => (await mine(as, query)).map((one: Group) => one.name)

describe('a group', () => {
  test('is made with name, date, description and cover, by who owns it from then on', async () => {
    const { ana } = await world.people()
    const form = new FormData()
    form.append('name', 'Sunday bakers')
    form.append('date', '2027-06-20')
    form.append('description', 'Bread, and what goes with it.')
    form.append(
      'cover',
      new Blob([new Uint8Array(await png({ width: 64, height: 48 }))], { type: 'image/png' }),
      'c.png',
    )
    const { status, body } = await call('POST', '/group', { as: ana, multipart: form })
    expect(status).toBe(201)
    expect(body.group).toMatchObject({
      name: 'Sunday bakers',
      date: '2027-06-20',
      description: 'Bread, and what goes with it.',
      cover: { width: 64, height: 48 },
      owner: { id: ana.id },
      total_members: 1,
      total_invited: 0,
      recent_members: [{ id: ana.id }],
      shows_history: false,
      your_state: 'joined',
      your_role: 'owner',
      can: { edit: true, invite: true, delete: true, leave: false, answer: false, hand_over: true, name_admins: true },
    })
    expect((await get(ana, body.group.id)).body.group).toEqual(body.group)
  })

  test('needs a name, and a day that there is; nothing is made of a wrong form', async () => {
    const { ana, ben } = await world.people()
    for (const [field, fields] of Object.entries({
      name: { name: ' ' },
      date: { date: '2027-02-30' },
      description: { description: 'x'.repeat(2001) },
      friend_ids: { friend_ids: [ben.id] },
    }))
      expect(Object.keys((await create(ana, fields)).body.errors)).toEqual([field])
    expect((await create(ana, { name: 'x'.repeat(81) })).body.errors.name).toBeDefined()
    expect(await mine(ana)).toEqual([])
  })

  test('is changed by those who run it; what is left out stays', async () => {
    const { ana, ben } = await world.people()
    const id = await groupOf(ana, [ben], { date: '2027-06-20', description: 'Bread' })
    const { body } = await edit(ana, id, { name: 'Monday bakers', date: '', shows_history: true })
    expect(body.group).toMatchObject({ name: 'Monday bakers', date: null, description: 'Bread', shows_history: true })
    expect((await edit(ben, id, { name: 'Mine' })).status).toBe(404)
    expect((await edit(ana, id, { name: '' })).body.group.name).toBe('Monday bakers')
  })

  test('is there for its members, and for who is invited, and for nobody else', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    const id = await groupOf(ana, [ben])
    await befriend(world, ana, cleo)
    await invite(ana, id, [cleo])
    expect((await get(ben, id)).body.group).toMatchObject({ your_role: 'member', total_invited: null })
    expect((await get(cleo, id)).body.group).toMatchObject({
      your_state: 'invited',
      invited_by: { id: ana.id },
      can: { answer: true, leave: false },
    })
    expect((await get(dan, id)).status).toBe(404)
    expect((await call('GET', `/group/${id}/member`, { as: dan })).status).toBe(404)
    expect(await members(cleo, id)).toEqual({ Ana: 'owner', Ben: 'member' })
    expect((await call('GET', `/group/${id}/member?state=invited`, { as: ben })).status).toBe(404)
    expect(await members(ana, id, '?state=invited')).toEqual({ Cleo: 'member' })
  })

  test('goes for everybody when its owner deletes it', async () => {
    const { ana, ben } = await world.people()
    const id = await groupOf(ana, [ben])
    expect((await remove(ben, id)).status).toBe(404)
    expect((await remove(ana, id)).status).toBe(200)
    for (const as of [ana, ben]) expect((await get(as, id)).status).toBe(404)
    await drainJobs()
  })
})

describe('the groups of a profile', () => {
  test('are one’s own, and with others those in common', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    await groupOf(ana, [ben, cleo], { name: 'Three' })
    const two = (await create(ana, { name: 'Two', friend_ids: [ben.id] })).body.group.id
    await accept(ben, two)
    await create(ben, { name: 'Alone' })
    expect(await titles(ben)).toEqual(['Alone', 'Two', 'Three'])
    expect(await titles(ben, `?user_id=${ana.id}`)).toEqual(['Two', 'Three'])
    expect(await titles(cleo, `?user_id=${ben.id}`)).toEqual(['Three'])
    expect(await titles(dan, `?user_id=${ana.id}`)).toEqual([])
    await block(world, dan, ana)
    expect((await call('GET', `/group?user_id=${ana.id}`, { as: dan })).status).toBe(404)
  })

  test('come page by page, and those that wait for an answer by themselves', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    for (const name of ['One', 'Two', 'Three']) await create(ana, { name, friend_ids: [ben.id] })
    expect(await titles(ben)).toEqual([])
    expect(await titles(ben, '?state=invited')).toEqual(['Three', 'Two', 'One'])
    const { body } = await call('GET', '/group?per_page=2', { as: ana })
    expect([body.groups.length, body.hasMorePages]).toEqual([2, true])
    expect(await titles(ana, `?per_page=2&cursor=${body.nextCursor}`)).toEqual(['One'])
  })

  test('take the same few statements however many there are', async () => {
    const { ana } = await world.people()
    await create(ana)
    const few = await world.statements(() => mine(ana))
    for (const name of ['Two', 'Three', 'Four']) await create(ana, { name })
    expect(await world.statements(() => mine(ana))).toHaveLength(few.length)
  })
})

describe('an invitation', () => {
  test('goes to connections only, once, and is answered once', async () => {
    const { ana, ben, cleo } = await world.people()
    const id = await groupOf(ana, [])
    await befriend(world, ana, ben)
    expect((await invite(ana, id, [cleo])).body.errors.friend_ids).toBeDefined()
    expect((await invite(ana, id, [ben])).body).toMatchObject({ invited: 1, group: { total_invited: 1 } })
    expect((await invite(ana, id, [ben])).body).toMatchObject({ invited: 0, group: { total_invited: 1 } })
    expect((await accept(ben, id)).body.group).toMatchObject({ your_state: 'joined', total_members: 2 })
    expect((await accept(ben, id)).body.group.total_members).toBe(2)
    expect((await get(ana, id)).body.group.total_invited).toBe(0)
    expect((await reject(ben, id)).status).toBe(404)
  })

  test('is declined without a word, and can come again', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    const id = (await create(ana, { friend_ids: [ben.id] })).body.group.id
    expect((await reject(ben, id)).status).toBe(200)
    expect((await get(ben, id)).status).toBe(404)
    await drainJobs()
    expect((await call('GET', '/notification', { as: ana })).body.notifications).toEqual([])
    expect((await invite(ana, id, [ben])).body.invited).toBe(1)
  })

  test('is offered for connections who are not in the group, found by name', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    const id = await groupOf(ana, [ben])
    for (const one of [cleo, dan]) {
      await befriend(world, ana, one)
      // The newest connection comes first.
      world.clock.forward({ minutes: 1 })
    }
    await invite(ana, id, [dan])
    const people = async (query = '') =>
      (await call('GET', `/group/${id}/candidate${query}`, { as: ana })).body.people.map(
        (one: Person & { is_invited: boolean }) => [one.name, one.is_invited],
      )
    expect(await people()).toEqual([
      ['Dan', true],
      ['Cleo', false],
    ])
    expect(await people('?keyword=cle')).toEqual([['Cleo', false]])
    expect((await call('GET', `/group/${id}/candidate`, { as: ben })).status).toBe(404)
  })

  test('has nobody to go to where all connections are members, and where there are no connections', async () => {
    const { ana, ben } = await world.people()
    const candidates = async (as: Member, id: number) => (await call('GET', `/group/${id}/candidate`, { as })).body
    const alone = await groupOf(ben, [])
    expect(await candidates(ben, alone)).toMatchObject({ people: [], has_connections: false })
    const together = await groupOf(ana, [ben])
    expect(await candidates(ana, together)).toMatchObject({ people: [], has_connections: true })
  })
})
