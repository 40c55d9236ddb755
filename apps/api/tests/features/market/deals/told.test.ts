import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { newCaterer } from '../services/steps.ts'
import { dealsOf } from './steps.ts'

const world = await startWorld()
const { deal, edit, inHours, save, set, told, unsave } = dealsOf(world)

const kinds = async (as: Parameters<typeof told>[0]) => (await told(as)).map(one => one.kind)

test('who has saved a deal is told that it costs less, each time anew', async () => {
  const { ana, ben, cleo } = await world.people()
  const { id } = await deal(ana, { title: 'Gown', cost: 320 })
  await save(ben, id)
  await edit(ana, id, { cost: 240 })
  expect(await told(ben)).toMatchObject([
    {
      kind: 'deal_reduced',
      title: 'Ana lowered the price of a deal you saved: $240.00',
      description: 'Gown',
      deal_id: id,
      is_read: false,
    },
  ])
  expect([await kinds(ana), await kinds(cleo)]).toEqual([[], []])
  await edit(ana, id, { cost: 0 })
  expect((await told(ben)).map(one => one.title)).toEqual(['Ana lowered the price of a deal you saved: free'])
})

test('nothing is told of a higher cost, nor of one that has gone up again', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deal(ana, { cost: 100 })
  await save(ben, id)
  await edit(ana, id, { cost: 120 })
  expect(await kinds(ben)).toEqual([])
  await edit(ana, id, { cost: 90 })
  expect(await kinds(ben)).toEqual(['deal_reduced'])
  await edit(ana, id, { cost: 95 })
  expect(await kinds(ben)).toEqual([])
})

test('who has saved a deal is told once that it ends within a day, and again of another end', async () => {
  const { ana, ben, cleo } = await world.people()
  const { id } = await deal(ana, { title: 'Drum', valid_till: inHours(30) })
  await save(ben, id)
  await save(cleo, id)
  await unsave(cleo, id)
  await world.runScheduledJob('deals.warn')
  expect(await kinds(ben)).toEqual([])
  world.clock.forward({ hours: 7 })
  await world.runScheduledJob('deals.warn')
  expect(await told(ben)).toMatchObject([
    { kind: 'deal_ending', title: 'A deal you saved from Ana ends soon', description: 'Drum', deal_id: id },
  ])
  expect(await kinds(cleo)).toEqual([])
  await edit(ana, id, { valid_till: inHours(100) })
  expect(await kinds(ben)).toEqual([])
  world.clock.forward({ hours: 90 })
  await world.runScheduledJob('deals.warn')
  await world.runScheduledJob('deals.warn')
  expect(await kinds(ben)).toEqual(['deal_ending'])
})

test('what was told goes with the deal, and with a block', async () => {
  const { ana, ben, cleo } = await world.people()
  const { id } = await deal(ana, { cost: 100 })
  for (const one of [ben, cleo]) await save(one, id)
  await edit(ana, id, { cost: 50 })
  expect([await kinds(ben), await kinds(cleo)]).toEqual([['deal_reduced'], ['deal_reduced']])
  await block(world, ana, cleo)
  expect(await kinds(cleo)).toEqual([])
  await set(ana, id, 'sold_out')
  expect(await kinds(ben)).toEqual([])
})

test('a provider is named by the company', async () => {
  const caterer = await newCaterer(world)
  const { ben } = await world.people()
  const { id } = await deal(caterer, { cost: 100 })
  await save(ben, id)
  await edit(caterer, id, { cost: 50 })
  expect((await told(ben)).map(one => one.title)).toEqual([
    'Saffron & Smoke lowered the price of a deal you saved: $50.00',
  ])
})
