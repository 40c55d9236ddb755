import { describe, expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { names, act, ask, remove } = stepsOf(world)

describe('a request', () => {
  test('waits until it is accepted, and each side files the other', async () => {
    const { ana, ben } = await world.people()
    const asked = await ask(ana, ben, 2)
    expect([asked.status, asked.body.message]).toEqual([201, 'Connection Sent'])
    expect(asked.body.friend).toMatchObject({ friend_id: ben.id, status: 0, direction: 'sent', friend_type: 2 })
    expect(asked.body.friend.can).toMatchObject({ request: false, answer: false, remove: true })
    const { body } = await call('GET', '/friend-request-list', { as: ben })
    expect(body).toMatchObject({ total: 1, friends: [{ friend_id: ana.id, friend_type: 2, direction: 'received' }] })
    expect(await names(ana, '/friend-request-list?direction=sent')).toEqual(['Ben'])
    expect(await names(ana, '/friend')).toEqual([])
    const accepted = await act(ben, ana, 'accept', { friend_type: 3 })
    expect(accepted.body).toMatchObject({ message: 'Request accepted!', friend: { status: 1, friend_type: 3 } })
    expect((await call('GET', '/friend', { as: ana })).body.friends).toMatchObject([{ name: 'Ben', friend_type: 2 }])
    expect((await call('GET', '/friend', { as: ben })).body.friends).toMatchObject([{ name: 'Ana', friend_type: 3 }])
    expect((await call('GET', '/friend-request-list', { as: ben })).body).toMatchObject({ total: 0, friends: [] })
  })

  test('from the other side accepts the first', async () => {
    const { ana, ben } = await world.people()
    await ask(ana, ben, 1)
    expect((await ask(ben, ana, 2)).body.friend).toMatchObject({ status: 1, friend_type: 2 })
    expect(await names(ana, '/friend')).toEqual(['Ben'])
    expect(await names(ben, '/friend')).toEqual(['Ana'])
    expect(await names(ana, '/friend-request-list?direction=sent')).toEqual([])
  })

  test('from both at the same time, many times, ends in one connection', async () => {
    const { ana, ben } = await world.people()
    const calls = Array.from({ length: 12 }, (_, n) => (n % 2 ? ask(ana, ben) : ask(ben, ana)))
    const statuses = (await Promise.all(calls)).map(reply => reply.status)
    expect(statuses.every(status => status === 201 || status === 409)).toBe(true)
    expect(await names(ana, '/friend')).toEqual(['Ben'])
    expect(await names(ben, '/friend')).toEqual(['Ana'])
    for (const one of [ana, ben]) {
      expect(await names(one, '/friend-request-list')).toEqual([])
      expect(await names(one, '/friend-request-list?direction=sent')).toEqual([])
    }
  })

  test('is one however often it is sent, and can be filed anew', async () => {
    const { ana, ben } = await world.people()
    await ask(ana, ben, 1)
    await ask(ana, ben, 3)
    const { body } = await call('GET', '/friend-request-list', { as: ben })
    expect(body).toMatchObject({ total: 1, friends: [{ friend_type: 3 }] })
  })

  test('to a connection is a conflict', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    const { status, body } = await ask(ana, ben)
    expect([status, body.code]).toEqual([409, 'already_connected'])
  })

  test('accepted without a type files the other as they file you', async () => {
    const { ana, ben } = await world.people()
    await ask(ana, ben, 2)
    expect((await act(ben, ana, 'accept')).body.friend.friend_type).toBe(2)
  })

  test('can be declined, by the one who was asked only', async () => {
    const { ana, ben } = await world.people()
    await ask(ana, ben)
    for (const what of ['accept', 'reject']) expect((await act(ana, ben, what)).status).toBe(404)
    expect((await act(ben, ana, 'reject')).body).toEqual({ message: 'Request rejected!' })
    expect(await names(ana, '/friend-request-list?direction=sent')).toEqual([])
    expect((await act(ben, ana, 'accept')).status).toBe(404)
  })

  test('can be cancelled', async () => {
    const { ana, ben } = await world.people()
    await ask(ana, ben)
    expect((await remove(ana, ben)).body).toEqual({ message: 'Friend request has been cancelled' })
    expect((await remove(ana, ben)).status).toBe(404)
    expect((await call('GET', '/friend-request-list', { as: ben })).body.total).toBe(0)
  })

  test('takes forms, and no other type, nobody, or oneself', async () => {
    const { ana, ben } = await world.people()
    const form = { friend_id: String(ben.id), friend_type: '2' }
    expect((await call('POST', '/friend', { as: ana, form })).body.friend.friend_type).toBe(2)
    expect((await call('POST', '/friend', { as: ana, json: { friend_id: ben.id, friend_type: 4 } })).status).toBe(422)
    expect((await call('POST', '/friend', { as: ana, json: { friend_type: 1 } })).status).toBe(422)
    expect((await call('POST', '/friend', { as: ana, json: { friend_id: ana.id } })).body.errors).toHaveProperty(
      'friend_id',
    )
    expect((await call('POST', '/friend', { as: ana, json: { friend_id: 999_999_999 } })).status).toBe(404)
    expect((await call('POST', '/friend', { json: { friend_id: ben.id } })).status).toBe(401)
  })

  test('is not shown or accepted while the asker is suspended', async () => {
    const { ana, ben } = await world.people()
    await ask(ana, ben)
    await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ana.id).execute()
    expect((await call('GET', '/friend-request-list', { as: ben })).body).toMatchObject({ total: 0, friends: [] })
    expect((await act(ben, ana, 'accept')).status).toBe(404)
  })
})

describe('connections', () => {
  test('end for both when either ends them', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    expect((await remove(ben, ana)).body).toEqual({ message: 'Friend removed successfully' })
    expect(await names(ana, '/friend')).toEqual([])
    expect(await names(ben, '/friend')).toEqual([])
    expect((await ask(ana, ben)).status).toBe(201)
  })

  test('cannot be one-sided, says the database', async () => {
    const { ana, ben } = await world.people()
    const half = { user_id: ana.id, friend_id: ben.id, friend_type: 1, created_at: world.clock.now() }
    await expect(world.app.db.insertInto('friends').values(half).execute()).rejects.toMatchObject({
      constraint: 'friends_both_sides',
    })
  })

  test('are listed newest first, page by page, by type and by how a name begins', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    const zoe = await signUp(call, 'Zoé', { name: 'Zoé Anne-Marie O’Neil', email: `zoe.${ana.id}@example.org` })
    for (const [n, one] of [ben, cleo, dan, zoe].entries()) {
      await ask(ana, one, (n % 3) + 1)
      await act(one, ana, 'accept')
    }
    const first = (await call('GET', '/friend?per_page=3', { as: ana })).body
    expect(first.friends.map((one: { name: string }) => one.name)).toEqual(['Zoé Anne-Marie O’Neil', 'Dan', 'Cleo'])
    expect(first.hasMorePages).toBe(true)
    expect(await names(ana, `/friend?per_page=3&cursor=${first.nextCursor}`)).toEqual(['Ben'])
    expect(await names(ana, '/friend?per_page=3&page=2')).toEqual(['Ben'])
    expect(await names(ana, '/friend?friend_type=2')).toEqual(['Cleo'])
    expect(await names(ana, '/friend?keyword=CL')).toEqual(['Cleo'])
    for (const keyword of ['zoe', 'marie', 'neil zo', 'Zoé anne-m'])
      expect(await names(ana, `/friend?keyword=${encodeURIComponent(keyword)}`)).toEqual(['Zoé Anne-Marie O’Neil'])
    for (const keyword of ['eo', '!!', "'"])
      expect(await names(ana, `/friend?keyword=${encodeURIComponent(keyword)}`)).toEqual([])
  })

  test('show how many are shared, with the newest three', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    await befriend(world, ana, ben)
    for (const one of [cleo, dan]) {
      await befriend(world, ana, one)
      await befriend(world, ben, one)
    }
    const { friends } = (await call('GET', '/friend?keyword=ben', { as: ana })).body
    expect(friends).toMatchObject([{ name: 'Ben', mutual_count: 2, connections: [{ name: 'Dan' }, { name: 'Cleo' }] }])
  })

  test('cost the same number of statements for one as for many', async () => {
    const { ana, ben, cleo, dan } = await world.people()
    for (const one of [ben, cleo, dan]) await befriend(world, ana, one)
    await befriend(world, ben, cleo)
    const one = await world.statements(() => call('GET', '/friend?per_page=1', { as: ana }))
    const all = await world.statements(() => call('GET', '/friend', { as: ana }))
    expect(all.length).toBeLessThanOrEqual(5)
    expect(one.length).toBeLessThanOrEqual(all.length)
  })
})
