import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { findWrongs } from '../../money/ledger/steps.ts'
import { plansOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const plans = plansOf(world)

const pending = async (as: Parameters<typeof plans.read>[0]) =>
  (await call('GET', '/subscription', { as })).body.pending

test('of two plans that are paid for in two tabs at once, one counts and the other goes back as a whole', async () => {
  for (const wait of [false, true]) {
    const { owner } = await plans.provider()
    await plans.buy(owner)
    const [silver, golden] = [await plans.begin(owner, 'silver'), await plans.begin(owner, 'golden')]
    if (wait) {
      await plans.press(silver.url, 'pay')
      await plans.press(golden.url, 'pay')
    } else await Promise.all([plans.press(golden.url, 'pay'), plans.press(silver.url, 'pay')])
    const paid = [await plans.check(owner, silver.id), await plans.check(owner, golden.id)]
    expect(paid.map(one => one.status).toSorted()).toEqual(['paid', 'refunded'])
    const back = paid.find(one => one.status === 'refunded')
    expect(back).toMatchObject({ refunded: back?.amount, undelivered: 'paid_already' })
    await world.drainJobs()
    const sent = [await plans.sentBack(silver.url), await plans.sentBack(golden.url)].flat()
    expect(sent).toEqual([Math.round((back?.amount ?? 0) * 100)])
    expect((await plans.read(owner)).periods).toHaveLength(2)
    // Whoever wants another one still has it, by asking anew.
    await plans.buy(owner, 'golden')
    expect((await plans.read(owner)).periods).toHaveLength(3)
  }
  expect(await findWrongs(world.app)).toEqual([])
})

test('one plan that is asked for in two tabs is one payment', async () => {
  const { owner } = await plans.provider()
  const both = await Promise.all([plans.begin(owner, 'silver'), plans.begin(owner, 'silver')])
  await Promise.all(both.map(({ url }) => plans.press(url, 'pay')))
  expect((await plans.read(owner)).periods).toHaveLength(1)
})

test('a payment that waits is told of, until it is paid, left, or something else is paid for', async () => {
  const { owner } = await plans.provider()
  expect(await pending(owner)).toBeNull()
  const silver = await plans.begin(owner, 'silver')
  expect(await pending(owner)).toMatchObject({ id: silver.id, url: silver.url, status: 'created', amount: 59.99 })
  const golden = await plans.begin(owner, 'golden')
  expect((await pending(owner))?.id).toBe(golden.id)
  await plans.press(golden.url, 'abandon')
  expect((await pending(owner))?.id).toBe(silver.id)
  await plans.press((await plans.begin(owner, 'golden')).url, 'pay')
  expect(await pending(owner)).toBeNull()
  const again = await plans.begin(owner, 'silver')
  expect((await pending(owner))?.id).toBe(again.id)
})
