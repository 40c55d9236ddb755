import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { groupsOf } from './steps.ts'

const world = await startWorld()
const { call, drainJobs } = world
const groups = groupsOf(world)
const { get, groupOf, invite, join, leave, reject, removeMember, accept, token } = groups

/** Ana owns a group, to which Ben belonged: he was removed, or has left, and is invited again. */
async function withFormer(end: 'removed' | 'left') {
  const { ana, ben } = await world.people()
  const id = await groupOf(ana, [ben])
  const link = await token(ana, id)
  await (end === 'removed' ? removeMember(ana, id, ben) : leave(ben, id))
  expect((await invite(ana, id, [ben])).body.invited).toBe(1)
  return { ana, ben, id, link }
}

describe('who was removed and is invited again', () => {
  test('finds the link closed once the invitation is taken back', async () => {
    const { ana, ben, id, link } = await withFormer('removed')
    await removeMember(ana, id, ben)
    expect((await join(link, ben)).body.code).toBe('group_link_closed')
    expect((await get(ana, id)).body.group).toMatchObject({ total_members: 1, total_invited: 0 })
  })

  test('finds it closed once they have declined, and can be invited once more', async () => {
    const { ana, ben, id, link } = await withFormer('removed')
    await reject(ben, id)
    expect((await join(link, ben)).body.code).toBe('group_link_closed')
    expect((await invite(ana, id, [ben])).body.invited).toBe(1)
    expect((await accept(ben, id)).body.group.total_members).toBe(2)
  })

  test('finds it closed after a block has ended the invitation', async () => {
    const { ana, ben, link } = await withFormer('removed')
    await call('POST', `/friend/${ben.id}/block`, { as: ana })
    await drainJobs()
    await call('POST', `/friend/${ben.id}/unblock`, { as: ana })
    expect((await join(link, ben)).body.code).toBe('group_link_closed')
  })

  test('is like anybody else once they have joined: who then leaves may come back by the link', async () => {
    const { ben, id, link } = await withFormer('removed')
    await accept(ben, id)
    await leave(ben, id)
    expect((await join(link, ben)).body.group).toMatchObject({ id })
  })
})

test('who has left and is invited again finds the link open after they have declined', async () => {
  const { ben, id, link } = await withFormer('left')
  await reject(ben, id)
  expect((await join(link, ben)).body.group).toMatchObject({ id })
})
