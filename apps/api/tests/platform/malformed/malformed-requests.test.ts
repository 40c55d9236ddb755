import { expect, test } from 'vitest'
import { eventsOf } from '../../features/celebrations/events/steps.ts'
import { stepsOf } from '../../features/celebrations/invitations/steps.ts'
import { befriend } from '../../harness/relations.ts'
import { startWorld } from '../../harness/world.ts'
import { describedBy, faultsOf, seed } from './send.ts'

const world = await startWorld()
const { ana, ben } = await world.people()
const events = eventsOf(world)
const invitations = stepsOf(world)
const total = Number(process.env.MALFORMED_REQUESTS ?? 5000)

/** Something for the ids to hit. */
async function furnish(): Promise<void> {
  await befriend(world, ana, ben)
  for (let count = 0; count < 6; count++) {
    const { body } = await world.call('POST', '/post', { as: ana, json: { content: 'Cake #party' } })
    await world.call('POST', '/comment', { as: ben, json: { post_id: body.post.id, comment: 'Yes' } })
    const { id } = await events.create(ana)
    await invitations.ask(ana, id, [ben])
  }
}

/** Who is signed out by these could ask for nothing that follows. */
const signingOut = ['accountsSignOut', 'devicesSignOut', 'accountSuspensionSuspend']

test(`${total} requests made from the description are answered, none by a fault of ours (seed ${seed})`, async () => {
  const operations = await describedBy(world)
  expect(operations.map(({ operation }) => operation.operationId)).toEqual(expect.arrayContaining(signingOut))
  await furnish()
  const callers = (id: string) => (signingOut.includes(id) ? [] : [ana, ben, ben, ben])
  expect(await faultsOf(world, { operations, callers }, total)).toEqual([])
  expect((await world.call('GET', '/profile/me', { as: ana })).status).toBe(200)
}, 120_000)
