import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf as meetStepsOf } from '../../people/meet/steps.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { get, open, say, send, titles } = stepsOf(world)
const { answer, hide, person, treat, treats } = meetStepsOf(world)

async function treated() {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  await treat(ana, ben)
  return { ana, ben }
}

test('who has said yes to a treat writes without asking, and so does who has sent it', async () => {
  const { ana, ben } = await treated()
  const { body } = await answer(ben, ana, 'accept')
  expect(body.friend.can).toMatchObject({ message: true })
  const id = await open(ben, ana)
  for (const as of [ana, ben]) expect(await get(as, id)).toMatchObject({ request: null, messages_left: null })
  for (const words of ['Cake', 'on', 'Saturday', '?']) expect((await send(ben, id, words)).status).toBe(201)
  expect(await titles(ana)).toEqual(['Ben'])
})

test('a treat that waits, or had a no, opens nothing', async () => {
  const { ana, ben } = await treated()
  expect(await get(ana, await open(ana, ben))).toMatchObject({ request: 'sent' })
  const other = await treated()
  const { body } = await answer(other.ben, other.ana, 'decline')
  expect(body.friend.can).toMatchObject({ message: false })
  expect(await get(other.ana, await open(other.ana, other.ben))).toMatchObject({ request: 'sent' })
})

test('a yes accepts what was asked before', async () => {
  const { ana, ben } = await treated()
  const id = await open(ana, ben)
  await say(ana, id, 'I would love to see the lake')
  await answer(ben, ana, 'accept')
  await world.drainJobs()
  expect(await titles(ben)).toEqual(['Ana'])
  expect(await get(ana, id)).toMatchObject({ request: null, messages_left: null })
})

test('who has removed the other since is asked like anybody', async () => {
  const { ana, ben } = await treated()
  await answer(ben, ana, 'accept')
  expect(await treats(ben)).toEqual(['Ana'])
  await hide(ben, ana)
  expect(await get(ana, await open(ana, ben))).toMatchObject({ request: 'sent' })
})
