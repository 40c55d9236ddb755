import { expect, test } from 'vitest'
import { addHost, readBrief } from '../../../../src/features/celebrations/events/public.ts'
import { findFaces, upsertRequest } from '../../../../src/features/celebrations/guests/public.ts'
import { inTransaction } from '../../../../src/platform/app-context.ts'
import { celebrate } from '../../../harness/celebrations.ts'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stageOf } from './stage.ts'

const world = await startWorld()
const { app } = world
const { ana, ben, cleo } = await world.people()
const { guests, come, leave } = stageOf(world)

test('own invitations have the messages, the code of guests who come, and how many are ahead', async () => {
  const event = await celebrate(world, ana, { members: 2 })
  const [dan, eva, fay] = await guests(event, ['Dan', 'Eva', 'Fay'])
  if (!dan || !eva || !fay) throw new Error('Nobody came.')
  const own = async (one: { id: number }) =>
    (await readBrief(app, app.db, { ...one, language: 'en' }, event)).my_invitation
  expect(await own(dan)).toMatchObject({ status: 'pending', invitation_message: 'Come!', entrance_code: null })
  await come(event, dan, { adults: 1, children: 1, dietary: 'No nuts', message: 'Gladly' })
  expect(await own(dan)).toMatchObject({
    status: 'accepted',
    children: 1,
    dietary: 'No nuts',
    message: 'Gladly',
    has_seat: true,
    is_invited: true,
    waiting_before: null,
    entrance_code: expect.stringMatching(/^\w{8}$/),
  })
  await come(event, eva)
  await come(event, fay)
  expect([(await own(eva))?.waiting_before, (await own(fay))?.waiting_before]).toEqual([0, 1])
  await leave(event, eva, 'removed')
  expect([await own(eva), (await own(fay))?.waiting_before]).toEqual([null, 0])
})

test('the host has no invitation; who asks to join has one that is not theirs to accept', async () => {
  const event = await celebrate(world, ana)
  await inTransaction(app, async tx => {
    await addHost(app, tx, event, ana.id)
    await upsertRequest(tx, { event_id: event, user_id: ben.id, message: 'May I?', created_at: app.clock.now() })
  })
  const own = async (as: Member) => (await world.call('GET', `/event/${event}`, { as })).body.event.my_invitation
  expect(await own(ana)).toBeNull()
  const mine = await own(ben)
  expect(mine).toMatchObject({ status: 'requested', message: 'May I?', is_invited: false })
})

test('faces are those who come, last answer first, twelve at most, in one statement', async () => {
  const [party, other] = [await celebrate(world, ana), await celebrate(world, ana)]
  const people = await guests(
    party,
    Array.from({ length: 13 }, (_, n) => `Guest${n}`),
  )
  for (const one of people) await come(party, one, { adults: 2 })
  await world.call('GET', '/country')
  const sent = await world.statements(() => findFaces(app, app.db, cleo.id, [party, other]))
  expect(sent).toHaveLength(1)
  const faces = await findFaces(app, app.db, cleo.id, [party, other])
  expect(faces.get(party)?.map(face => face.name)).toEqual(Array.from({ length: 12 }, (_, n) => `Guest${12 - n}`))
  expect(faces.get(party)?.[0]).toMatchObject({ party: 2, profile_picture: null })
  expect(faces.get(other)).toEqual([])
})

test('faces are without people who are blocked either way, or whose account is inactive', async () => {
  const event = await celebrate(world, ana)
  const [dan, eva, fay, gus] = await guests(event, ['Dan', 'Eva', 'Fay', 'Gus'])
  if (!dan || !eva || !fay || !gus) throw new Error('Nobody came.')
  for (const one of [dan, eva, fay, gus]) await come(event, one)
  await block(world, cleo, dan)
  await block(world, eva, cleo)
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', fay.id).execute()
  const names = async (id: number) => (await findFaces(app, app.db, id, [event])).get(event)?.map(face => face.name)
  expect(await names(cleo.id)).toEqual(['Gus'])
  expect(await names(0)).toEqual(['Gus', 'Eva', 'Dan'])
})
