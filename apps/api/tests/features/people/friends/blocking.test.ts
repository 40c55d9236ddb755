import { describe, expect, test } from 'vitest'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { names, act, ask, remove } = stepsOf(world)

const text = 'You have successfully blocked this account'

describe('blocking', () => {
  test('ends the connection, twice is once, and unblocking does not bring it back', async () => {
    const { ana, ben } = await world.people()
    await befriend(world, ana, ben)
    for (const _ of [1, 2]) expect((await act(ana, ben, 'block')).body).toEqual({ message: text })
    expect(await names(ana, '/friend')).toEqual([])
    expect(await names(ben, '/friend')).toEqual([])
    const { friends } = (await call('GET', '/friend?filter_by=block', { as: ana })).body
    expect(friends).toMatchObject([{ friend_id: ben.id, status: null, can: { unblock: true, request: false } }])
    expect(await names(ana, '/friend?filter_by=block&keyword=cleo')).toEqual([])
    expect(await names(ben, '/friend?filter_by=block')).toEqual([])
    for (const _ of [1, 2])
      expect((await act(ana, ben, 'unblock')).body).toEqual({ message: 'Friend unblocked successfully' })
    expect(await names(ana, '/friend?filter_by=block')).toEqual([])
    expect(await names(ana, '/friend')).toEqual([])
    expect((await ask(ben, ana)).status).toBe(201)
  })

  test.each(['the asker', 'the one who was asked'])('by %s takes the request away for good', async who => {
    const { ana, ben } = await world.people()
    await ask(ana, ben)
    await (who === 'the asker' ? act(ana, ben, 'block') : act(ben, ana, 'block'))
    expect((await act(ben, ana, 'accept')).status).toBe(404)
    expect((await remove(ana, ben)).status).toBe(404)
    await (who === 'the asker' ? act(ana, ben, 'unblock') : act(ben, ana, 'unblock'))
    expect((await call('GET', '/friend-request-list', { as: ben })).body).toMatchObject({ total: 0, friends: [] })
    expect((await act(ben, ana, 'accept')).status).toBe(404)
  })

  test('hides both from each other, and tells neither', async () => {
    const { ana, ben } = await world.people()
    await act(ana, ben, 'block')
    expect((await ask(ana, ben)).status).toBe(404)
    expect((await ask(ben, ana)).status).toBe(404)
    for (const what of ['accept', 'reject', 'block', 'unblock', 'report'])
      expect((await act(ben, ana, what)).status).toBe(404)
    expect((await remove(ben, ana)).status).toBe(404)
    expect((await call('POST', `/find-friend/${ana.id}/skip`, { as: ben })).status).toBe(404)
  })

  test('at the moment of acceptance leaves either a block or nothing of the connection', async () => {
    const { ana, ben } = await world.people()
    await ask(ana, ben)
    const [blocked] = await Promise.all([act(ana, ben, 'block'), act(ben, ana, 'accept'), ask(ben, ana)])
    expect(blocked.status).toBe(200)
    expect(await names(ana, '/friend')).toEqual([])
    expect(await names(ben, '/friend')).toEqual([])
    expect(await names(ben, '/friend-request-list?direction=sent')).toEqual([])
    expect(await names(ana, '/friend?filter_by=block')).toEqual(['Ben'])
  })

  test.each(['accept', 'reject', 'block', 'unblock', 'report'])(
    '%s is nothing to do to oneself or nobody',
    async what => {
      const { ana } = await world.people()
      expect((await act(ana, ana, what)).status).toBe(404)
      for (const id of ['0', 'x', '999999999'])
        expect((await call('POST', `/friend/${id}/${what}`, { as: ana })).status).toBe(404)
    },
  )
})

describe('a report', () => {
  test('is kept once, with or without a reason, also of somebody who is blocked', async () => {
    const { ana, ben } = await world.people()
    const reports = () =>
      world.app.db
        .selectFrom('reports')
        .select('reason')
        .where('subject_type', '=', 'user')
        .where('subject_id', '=', ben.id)
        .execute()
    expect((await act(ana, ben, 'report')).body).toEqual({ message: 'User has been reported.' })
    expect(await reports()).toEqual([{ reason: null }])
    await act(ana, ben, 'block')
    await act(ana, ben, 'report', { friend_id: ben.id, reason: ' Sells my cakes ' })
    await act(ana, ben, 'report', { reason: 'Another' })
    expect(await reports()).toEqual([{ reason: 'Sells my cakes' }])
    expect((await act(ana, ben, 'report', { reason: 'x'.repeat(1001) })).status).toBe(422)
  })
})
