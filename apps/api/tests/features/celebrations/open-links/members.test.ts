import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../invitations/steps.ts'
import { openLinksOf } from './steps.ts'

const world = await startWorld()
const { party, guests, rsvpStatus, remove, event, answer } = stepsOf(world)
const { make, look, join, read, renew, change } = openLinksOf(world)

test('members answer as themselves, whatever name they type, once', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana, { open_to: [4] })
  const token = await make(ana, id)
  const { body } = await join(token, { name: 'Somebody else', adults: 2 }, ben)
  expect(body).toMatchObject({ outcome: 'joined', event_id: id, invitation: null })
  expect((await join(token, { adults: 2 }, ben)).status).toBe(200)
  const list = (await guests(ana, id)).body.guests
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ user: { id: ben.id }, status: 'accepted', adults: 2, personal: null })
  expect((await look(token, ben)).body.invitation.is_on_list).toBe(true)
  expect((await event(ben, id)).body.event.my_invitation?.entrance_code).toMatch(/^\w{8}$/)
})

test('where the host lets people in, members ask too, and the host answers as ever', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  const token = await make(ana, id, { asks_host: true })
  await join(token, {}, ben)
  expect(await rsvpStatus(ben, id)).toBe('requested')
  expect((await answer(ana, id, ben, 'accept')).status).toBe(200)
  expect(await rsvpStatus(ben, id)).toBe('accepted')
})

test('for whom the host has blocked or removed the link is closed; the host does not answer', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await party(ana)
  const token = await make(ana, id)
  const { request_id: _, ...wrong } = (await look('y'.repeat(43))).body
  expect((await join(token, {}, cleo)).status).toBe(200)
  await remove(ana, id, cleo)
  expect((await join(token, {}, cleo)).body).toMatchObject(wrong)
  expect((await look(token, cleo)).body).toMatchObject(wrong)
  expect((await world.call('POST', `/friend/${ben.id}/block`, { as: ana })).status).toBe(200)
  expect((await join(token, {}, ben)).body).toMatchObject(wrong)
  expect((await look(token, ben)).body).toMatchObject(wrong)
  expect((await join(token, {}, ana)).body.code).toBe('own_invitation')
  expect((await guests(ana, id)).body.guests).toEqual([])
})

test('the link is for host and co-hosts to see and to change', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  expect((await read(ana, id)).body.open_link).toBeNull()
  expect((await change(ana, id, { is_open: false })).status).toBe(404)
  const token = await make(ana, id)
  const { open_link } = (await read(ana, id)).body
  expect(open_link).toMatchObject({ is_open: true, asks_email: false, asks_host: false, max_people: null, taken: 0 })
  expect(open_link?.link).toBe(`${world.settings.publicUrl}/join/${token}`)
  for (const reply of [await read(ben, id), await renew(ben, id), await change(ben, id, { is_open: false })])
    expect(reply.status).toBe(404)
  expect((await change(ana, id, { max_people: 0 })).status).toBe(422)
  await change(ana, id, { max_people: 5 })
  expect((await change(ana, id, { max_people: '' })).body.open_link.max_people).toBeNull()
})
