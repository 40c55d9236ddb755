import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { type OpenSocket, openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf } from '../external-guests/steps.ts'
import { helpersOf } from '../helpers/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { pollsOf } from './steps.ts'

const world = await startWorld()
const { inHours } = eventsOf(world)
const { reject, accept } = stepsOf(world)
const { name } = helpersOf(world)
const { link } = personalOf(world)
const { vote, voteBy, change, pick, party } = pollsOf(world)

const connectionOf = ({ token }: Member) => openSocket(world.url, { token })

async function untilHeard(connection: OpenSocket): Promise<void> {
  while (!connection.heard.includes('polls')) await connection.next()
}

/** Expects that an action pushes the poll to each of these people. */
async function expectPushed(people: Member[], action: () => Promise<unknown>): Promise<void> {
  await world.drainJobs()
  const connections = await Promise.all(people.map(connectionOf))
  const told = connections.map(untilHeard)
  await action()
  await world.drainJobs()
  await Promise.all(told)
}

test('invited guests, host and helpers get a push when votes change; nobody else does', async () => {
  const { ana, ben, cleo, dan, id, first, second } = await party()
  const [fay] = await stepsOf(world).friendsOf(ana, ['Fay'])
  if (!fay) throw new Error('Nobody came.')
  await befriend(world, ana, dan)
  await name(ana, id, dan, 'door')
  const { token } = await link(ana, id, { name: 'Olga' })
  await world.drainJobs()
  const stranger = await connectionOf(fay)
  const all = [ana, ben, cleo, dan]
  await expectPushed(all, () => vote(ben, id, first, 'yes'))
  await expectPushed(all, () => voteBy(token, first, 'yes'))
  await expectPushed(all, () => change(ana, id, { add: [inHours(90)] }))
  await expectPushed(all, () => change(ana, id, { remove: [second.id] }))
  await expectPushed(all, () => reject(ben, id))
  expect(stranger.heard).not.toContain('polls')
})

test('people who have blocked the host get no push, nor does anybody once there is a date', async () => {
  const { ana, ben, cleo, id, first } = await party()
  await block(world, ana, cleo)
  await world.drainJobs()
  const away = await connectionOf(cleo)
  await expectPushed([ana, ben], () => vote(ben, id, first, 'yes'))
  expect(away.heard).not.toContain('polls')
  await pick(ana, id, first)
  await world.drainJobs()
  const connections = [await connectionOf(ana), await connectionOf(ben)]
  const words = connections.map(connection => connection.next())
  await accept(ben, id)
  await world.drainJobs()
  await Promise.all(words)
  expect(connections.flatMap(connection => connection.heard)).not.toContain('polls')
})
