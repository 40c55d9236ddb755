import { expect, test } from 'vitest'
import { eventVisible } from '../../../../src/features/celebrations/events/public.ts'
import { upsertRequest } from '../../../../src/features/celebrations/guests/public.ts'
import { inTransaction } from '../../../../src/platform/app-context.ts'
import { celebrate } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stageOf } from './stage.ts'

const world = await startWorld()
const { app } = world
const { ana, ben, cleo } = await world.people()
const { guests, come, leave } = stageOf(world)

const sees = async ({ id }: { id: number }, event: number): Promise<boolean> => {
  const wanted = app.db.selectFrom('events as wanted').select('wanted.id').where('wanted.id', '=', event)
  const found = wanted.where(({ exists }) => exists(eventVisible(app.db, id, 'wanted.id')))
  return (await found.executeTakeFirst()) !== undefined
}

test('invited guests see a private event, also after a no, until they are removed from the list', async () => {
  const event = await celebrate(world, ana, { open_to: [5] })
  const [dan] = await guests(event, ['Dan'])
  if (!dan) throw new Error('Nobody came.')
  expect([await sees(ana, event), await sees(ben, event), await sees(dan, event)]).toEqual([true, false, true])
  await come(event, dan)
  await leave(event, dan)
  expect(await sees(dan, event)).toBe(true)
  await leave(event, dan, 'removed')
  expect(await sees(dan, event)).toBe(false)
})

test('somebody who has asked to join goes on seeing it; a no ends that', async () => {
  const event = await celebrate(world, ana, { open_to: [5] })
  const request = { event_id: event, user_id: cleo.id, message: 'May I?', created_at: app.clock.now() }
  await inTransaction(app, tx => upsertRequest(tx, request))
  expect(await sees(cleo, event)).toBe(true)
  await leave(event, cleo)
  expect(await sees(cleo, event)).toBe(false)
})
