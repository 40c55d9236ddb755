import { expect, test } from 'vitest'
import type { Reply } from '../../harness/caller.ts'
import { befriend } from '../../harness/relations.ts'
import { startWorld } from '../../harness/world.ts'
import { personalOf } from './external-guests/steps.ts'
import { stepsOf } from './invitations/steps.ts'
import { pollsOf } from './polls/steps.ts'
import { wallOf } from './wall/steps.ts'

const world = await startWorld()
const { call } = world
const { party, ask, accept, reject, request, answer, remove } = stepsOf(world)
const { party: polled, vote, voteBy, change } = pollsOf(world)
const { say } = wallOf(world)
const { link, invite: inviteByName, accept: acceptBy, reject: rejectBy } = personalOf(world)

type Step = [what: string, max: number, send: () => Promise<Pick<Reply, 'status'>>]

/** Session, begin and commit are counted. Each step builds on the previous one. */
async function expectFew(steps: Step[]) {
  for (const [what, max, send] of steps) {
    let status = 0
    const sent = await world.statements(async () => {
      status = (await send()).status
    })
    expect(status, what).toBeLessThan(300)
    expect(sent.length, [what, ...sent].join('\n')).toBeLessThanOrEqual(max)
  }
}

test('guests and hosts answer in few statements', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  for (const one of [ben, cleo]) await befriend(world, ana, one)
  const id = await party(ana, { members: 20 })
  await expectFew([
    ['invite', 10, () => ask(ana, id, [ben, cleo])],
    ['accept', 11, () => accept(ben, id, { adults: 2 })],
    ['bring fewer', 10, () => accept(ben, id)],
    ['reject', 10, () => reject(ben, id)],
    ['ask to join', 8, () => request(dan, id)],
    ['admit', 10, () => answer(ana, id, dan, 'accept')],
    ['remove', 10, () => remove(ana, id, dan)],
  ])
  const { guest } = await link(ana, id, { name: 'Zoe' })
  expect(guest.id).toBeGreaterThan(0)
  await expectFew([['invite by name', 10, () => inviteByName(ana, id, { name: 'Zed' })]])
})

test('external guests answer in few statements', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const { token } = await link(ana, id, { name: 'Zoe' })
  await expectFew([
    ['accept', 13, () => acceptBy(token)],
    ['reject', 13, () => rejectBy(token)],
  ])
})

test('dates are voted on in few statements', async () => {
  const { ana, ben, id, first, third } = await polled()
  const { token } = await link(ana, id, { name: 'Zoe' })
  await expectFew([
    ['vote', 10, () => vote(ben, id, first, 'yes')],
    ['vote by link', 12, () => voteBy(token, first, 'no')],
    ['change the dates', 11, () => change(ana, id, { remove: [third.id] })],
  ])
})

test('walls are written on in few statements', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const id = await party(ana)
  await ask(ana, id, [ben])
  await accept(ben, id)
  const wall = `/event/${id}/wall`
  await call('PATCH', wall, { as: ana, json: { approve_first: true } })
  let entry = 0
  await expectFew([
    [
      'put up',
      8,
      async () => {
        const reply = await say(ben, id, 'Hello')
        entry = reply.body.entry.id
        return reply
      },
    ],
    ['approve', 8, () => call('POST', `${wall}/${entry}/approve`, { as: ana })],
    ['read', 3, () => call('GET', wall, { as: ana })],
  ])
})
