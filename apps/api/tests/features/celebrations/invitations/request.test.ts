import { expect, test } from 'vitest'
import { makeChild } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { namesOf, stepsOf } from './steps.ts'

const world = await startWorld()
const { party, friendsOf, ask, accept, reject, request, answer, remove, guests, requests, event, rsvpStatus } =
  stepsOf(world)

test('somebody asks to join, with words, and the host lets them in', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  const { status, body } = await request(ben, id, 'May I?')
  expect([status, body.message, body.event.my_invitation.status]).toEqual([
    200,
    'Request Sent Successfully',
    'requested',
  ])
  const asked = (await requests(ana, id)).body.guests
  expect(asked).toMatchObject([{ user: { id: ben.id, name: 'Ben' }, status: 'requested', message: 'May I?' }])
  const accepted = await answer(ana, id, ben, 'accept')
  expect(accepted.body).toMatchObject({
    message: 'Request accepted!',
    guest: { status: 'accepted', message: 'May I?' },
  })
  const seen = (await event(ben, id)).body.event
  expect(seen.my_invitation).toMatchObject({ entrance_code: expect.stringMatching(/^\w{8}$/), is_invited: true })
  expect(seen.total_guests).toBe(1)
  expect((await requests(ana, id)).body.guests).toEqual([])
  expect((await accept(ben, id, { adults: 2 })).body.event.total_guests).toBe(2)
})

test('a host is told whether it is a child who asks', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await party(ana)
  await makeChild(world, ben)
  for (const one of [cleo, ben]) await request(one, id)
  const asked = (await requests(ana, id)).body.guests
  expect(asked).toMatchObject([
    { user: { name: 'Ben' }, is_kid: true },
    { user: { name: 'Cleo' }, is_kid: false },
  ])
  await answer(ana, id, ben, 'accept')
  expect((await guests(ana, id)).body.guests[0]).not.toHaveProperty('is_kid')
})

test('asking twice is once, with the last words', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  await request(ben, id, 'May I?')
  await request(ben, id, 'Please!')
  expect((await requests(ana, id)).body.guests).toMatchObject([{ message: 'Please!' }])
})

test('somebody who is admitted when it is full waits for a seat', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await party(ana, { members: 1 })
  for (const one of [ben, cleo]) await request(one, id)
  await answer(ana, id, ben, 'accept')
  expect((await answer(ana, id, cleo, 'accept')).body.guest.status).toBe('waiting')
  await reject(ben, id)
  expect(await rsvpStatus(cleo, id)).toBe('accepted')
})

test('a no is no invitation: one cannot accept or ask again, but the host can change it into a yes', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  await request(ben, id, 'May I?')
  const refused = await answer(ana, id, ben, 'reject')
  expect(refused.body).toMatchObject({ message: 'Request rejected!', guest: { status: 'rejected', message: 'May I?' } })
  const seen = (await event(ben, id)).body.event
  expect(seen).toMatchObject({ my_invitation: { is_invited: false }, can: { answer: false, request: false } })
  expect((await accept(ben, id)).status).toBe(404)
  const again = await request(ben, id)
  expect([again.status, again.body.code]).toEqual([409, 'request_declined'])
  expect((await requests(ana, id)).body.guests).toEqual([])
  expect((await answer(ana, id, ben, 'accept')).body.guest.status).toBe('accepted')
})

test('only the host answers, and only who has asked', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await party(ana)
  await request(ben, id)
  for (const one of [ben, cleo]) expect((await answer(one, id, ben, 'accept')).status).toBe(404)
  for (const one of [ana, cleo]) expect((await answer(ana, id, one, 'accept')).status).toBe(404)
  await answer(ana, id, ben, 'accept')
  for (const how of ['accept', 'reject'] as const) expect((await answer(ana, id, ben, how)).status).toBe(404)
})

test('who is invited need not ask, the host either', async () => {
  const { ana } = await world.people()
  const id = await party(ana, { members: 1 })
  const [fay, gus, hal] = await friendsOf(ana, ['Fay', 'Gus', 'Hal'])
  if (!fay || !gus || !hal) throw new Error('Nobody came.')
  await ask(ana, id, [fay, gus, hal])
  await accept(fay, id)
  await accept(gus, id)
  for (const one of [ana, fay, gus, hal]) expect((await request(one, id)).body.code).toBe('already_invited')
})

test('events that one may not see cannot be asked for, nor those that are over', async () => {
  const { ana, ben } = await world.people()
  const hidden = await party(ana, { open_to: [4] })
  const soon = await party(ana, { inHours: 1 })
  expect((await request(ben, hidden)).status).toBe(404)
  expect((await request(ben, soon, '')).body.event.my_invitation).toMatchObject({ status: 'requested', message: null })
  world.clock.forward({ hours: 8 })
  expect((await request(ben, soon)).body.code).toBe('event_over')
  expect((await answer(ana, soon, ben, 'accept')).body.code).toBe('event_over')
})

test('people who were removed see the event as if never invited, and can neither ask to join nor are offered to', async () => {
  const { ana } = await world.people()
  const [open, closed] = [await party(ana), await party(ana, { open_to: [5] })]
  const [fay] = await friendsOf(ana, ['Fay'])
  if (!fay) throw new Error('Nobody came.')
  for (const id of [open, closed]) {
    await ask(ana, id, [fay])
    await accept(fay, id, { adults: 2 })
    expect((await remove(ana, id, fay)).body).toEqual({ message: 'Guest removed' })
    expect((await remove(ana, id, fay)).status).toBe(404)
    expect((await request(fay, id)).status).toBe(404)
  }
  const seen = { total_guests: 0, my_invitation: null, guests: [], can: { request: false } }
  expect((await event(fay, open)).body.event).toMatchObject(seen)
  expect((await event(fay, closed)).status).toBe(404)
  expect((await guests(ana, open)).body.guests).toEqual([])
  expect(namesOf((await guests(ana, open, '?status=removed')).body)).toEqual(['Fay'])
})

test('the seat of a removed guest goes to the waiting list; only the host removes', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana, { members: 1 })
  const [fay, gus] = await friendsOf(ana, ['Fay', 'Gus'])
  if (!fay || !gus) throw new Error('Nobody came.')
  await ask(ana, id, [fay, gus])
  await accept(fay, id)
  await accept(gus, id)
  for (const one of [ben, gus]) expect((await remove(one, id, fay)).status).toBe(404)
  for (const one of [ana, ben]) expect((await remove(ana, id, one)).status).toBe(404)
  await remove(ana, id, fay)
  expect(await rsvpStatus(gus, id)).toBe('accepted')
})
