import { expect, test } from 'vitest'
import { headsOf } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf } from '../external-guests/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { newKey, openLinksOf } from './steps.ts'

const world = await startWorld()
const { party, guests, requests } = stepsOf(world)
const { create, remove } = eventsOf(world)
const { open, accept, reject, link, revoke } = personalOf(world)
const { make, look, join, letIn, change, renew, read } = openLinksOf(world)

const verify = (id: number) =>
  world.app.db.updateTable('users').set({ email_verified_at: world.app.clock.now() }).where('id', '=', id).execute()

test('whoever has the link of a private event sees it, and answers with a ticket; looking answers nothing', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana, { open_to: [4] })
  const token = await make(ana, id)
  const seen = (await look(token)).body.invitation
  expect(seen).toMatchObject({ asks_email: false, asks_host: false, is_full: false, is_on_list: false })
  expect(seen.event).toMatchObject({ id, title: 'Garden party', guests: [], my_invitation: null })
  expect(Object.values(seen.event.can).some(Boolean)).toBe(false)
  expect(await headsOf(world, id)).toEqual({ counted: 0, rows: 0 })
  expect((await guests(ana, id)).body.guests).toEqual([])
  const key = newKey()
  const { status, body } = await join(token, { name: 'Ilse', adults: 2, key })
  expect([status, body.outcome]).toEqual([200, 'joined'])
  expect(body.invitation).toMatchObject({ name: 'Ilse', ticket: { party: 2 } })
  expect((await open(key)).body.invitation.event.my_invitation.status).toBe('accepted')
  expect((await reject(key)).status).toBe(200)
  expect((await accept(key, { adults: 1 })).body.invitation.ticket.party).toBe(1)
  expect((await look(token, ben)).status).toBe(200)
  expect((await world.call('GET', `/event/${id}`, { as: ben })).status).toBe(404)
})

test('the same answer twice is one, pressed twice or sent again, also at once', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const token = await make(ana, id)
  const key = newKey()
  const replies = await Promise.all([1, 2, 3].map(() => join(token, { key, adults: 2 })))
  expect(replies.map(reply => reply.status)).toEqual([200, 200, 200])
  expect(replies.map(reply => reply.body.invitation?.ticket?.party)).toEqual([2, 2, 2])
  expect((await guests(ana, id)).body.guests).toHaveLength(1)
  expect(await headsOf(world, id)).toEqual({ counted: 2, rows: 2 })
})

test('two at once at the last seat: one gets it, one waits', async () => {
  const { ana } = await world.people()
  const id = await party(ana, { members: 1 })
  const token = await make(ana, id)
  const replies = await Promise.all(['Ida', 'Ilse'].map(name => join(token, { name })))
  const statuses = replies.map(reply => reply.body.invitation?.event.my_invitation?.status)
  expect(new Set(statuses)).toEqual(new Set(['accepted', 'waiting']))
  expect(await headsOf(world, id)).toEqual({ counted: 1, rows: 1 })
})

test('more people than the link is for are refused, at once, later, and by changing the party', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const token = await make(ana, id, { max_people: 3 })
  const key = newKey()
  expect((await join(token, { name: 'Ida', adults: 2, key })).status).toBe(200)
  const replies = await Promise.all([1, 2, 3].map(n => join(token, { name: `Guest ${n}` })))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(1)
  expect(replies.filter(reply => reply.body.code === 'open_link_full')).toHaveLength(2)
  expect((await look(token)).body.invitation.is_full).toBe(true)
  expect((await accept(key, { adults: 3 })).body.code).toBe('party_too_large')
  expect((await read(ana, id)).body.open_link).toMatchObject({ taken: 3, max_people: 3 })
  expect((await reject(key)).status).toBe(200)
  expect((await join(token, { name: 'Jo', adults: 2 })).status).toBe(200)
  expect((await accept(key)).body.code).toBe('party_too_large')
  expect((await guests(ana, id, '?status=rejected')).body.guests).toHaveLength(1)
})

test('two people of one name both come; whom the host has invited by that name is somebody else', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const token = await make(ana, id)
  const invited = await link(ana, id, { name: 'Maria' })
  expect((await join(token, { name: 'Maria' })).status).toBe(200)
  expect((await join(token, { name: 'Maria' })).status).toBe(200)
  expect((await guests(ana, id)).body.guests).toHaveLength(3)
  expect((await open(invited.token)).body.invitation.event.my_invitation.status).toBe('pending')
})

test('an address that is on the list gets its link by e-mail; its answer stays and is not told', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  await verify(ana.id)
  const token = await make(ana, id)
  await world.emails()
  const first = newKey()
  expect((await join(token, { email: 'ilse@example.org', key: first })).body.outcome).toBe('joined')
  expect((await world.emails()).map(mail => mail.subject)).toEqual(['You’re going: Garden party'])
  const again = await join(token, { name: 'Mallory', email: 'ILSE@example.org', answer: 'cant' })
  expect(again).toMatchObject({ status: 200, body: { outcome: 'emailed', invitation: null } })
  const [mail, ...more] = await world.emails()
  expect([mail?.to, more]).toEqual(['ilse@example.org', []])
  expect((await open(first)).body.invitation.event.my_invitation.status).toBe('accepted')
  expect((await guests(ana, id)).body.guests).toHaveLength(1)
})

test('the link is no way around the number of e-mails that a host may send to strangers', async () => {
  const { ana } = await world.people()
  const token = await make(ana, await party(ana))
  await world.emails()
  expect((await join(token, { email: 'stranger@elsewhere.example' })).status).toBe(200)
  expect(await world.emails()).toEqual([])
})

test('it asks for an e-mail where the host wants one', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const token = await make(ana, id, { asks_email: true })
  const { status, body } = await join(token)
  expect([status, body.details.email?.[0]?.code]).toEqual([422, 'required'])
  expect((await join(token, { name: '', email: 'a@example.org' })).body.details.name?.[0]?.code).toBe('required')
  expect((await join(token, { key: 'short', email: 'a@example.org' })).status).toBe(422)
})

test('where the host lets people in, nobody has a seat before, and only the host says so', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana)
  const token = await make(ana, id, { asks_host: true })
  const [key, other] = [newKey(), newKey()]
  const asked = await join(token, { key, adults: 2, message: 'We live next door' })
  expect(asked.body.invitation).toMatchObject({ ticket: null, event: { my_invitation: { status: 'requested' } } })
  expect((await accept(key)).status).toBe(404)
  await join(token, { key: other, name: 'Jo' })
  expect(await headsOf(world, id)).toEqual({ counted: 0, rows: 0 })
  const waiting = (await requests(ana, id)).body.guests
  expect(waiting.map((guest: { user: { name: string } }) => guest.user.name)).toEqual(['Jo', 'Ilse'])
  expect((await letIn(ben, id, waiting[1].id)).status).toBe(404)
  expect((await letIn(ana, id, waiting[1].id)).body.guest).toMatchObject({ status: 'accepted', adults: 2 })
  expect((await open(key)).body.invitation.ticket).toMatchObject({ party: 2 })
  expect((await letIn(ana, id, waiting[0].id, 'reject')).body.guest.status).toBe('rejected')
  expect((await accept(other)).status).toBe(404)
  expect((await letIn(ana, id, waiting[1].id)).status).toBe(404)
  expect(await headsOf(world, id)).toEqual({ counted: 2, rows: 2 })
})

test('who waits to be let in takes that back; a no does not open the door either', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const token = await make(ana, id, { asks_host: true })
  const [key, no] = [newKey(), newKey()]
  await join(token, { key })
  expect((await reject(key)).status).toBe(200)
  expect((await requests(ana, id)).body.guests).toEqual([])
  await join(token, { key: no, name: 'Jo', answer: 'cant' })
  expect([(await accept(key)).status, (await accept(no)).status]).toEqual([404, 404])
})

test('wrong, renewed and closed links are not told apart; cancelled and past events say so', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const old = await make(ana, id)
  const token = await make(ana, id)
  expect(token).not.toBe(old)
  const wrong = await look('x'.repeat(43))
  expect([wrong.status, wrong.body.code]).toEqual([410, 'open_link_closed'])
  const { request_id: _, ...said } = wrong.body
  expect((await look(old)).body).toMatchObject(said)
  expect((await join(old)).body).toMatchObject(said)
  expect((await change(ana, id, { is_open: false })).status).toBe(200)
  expect((await look(token)).body).toMatchObject(said)
  expect((await join(token)).body).toMatchObject(said)
  await change(ana, id, { is_open: true })
  expect((await look(token)).status).toBe(200)
  world.clock.forward({ days: 3 })
  expect((await join(token)).body.code).toBe('event_over')
  expect((await renew(ana, id)).body.code).toBe('event_over')
  const called = await party(ana)
  const dead = await make(ana, called)
  await remove(ana, called)
  expect((await look(dead)).body.code).toBe('event_cancelled')
  expect((await join(dead)).body.code).toBe('event_cancelled')
})

test('whom the host has removed does not come back by the same address', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const token = await make(ana, id)
  await join(token, { email: 'ilse@example.org' })
  const [guest] = (await guests(ana, id)).body.guests
  expect((await revoke(ana, id, guest.id)).status).toBe(200)
  expect((await join(token, { email: 'ilse@example.org' })).body.code).toBe('open_link_closed')
})

test('by one link sixty answer in ten minutes', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const token = await make(ana, id)
  for (let n = 0; n < 60; n += 1) expect((await join(token, { name: `Guest ${n}` })).status).toBe(200)
  expect((await join(token, { name: 'Robot' })).status).toBe(429)
  world.clock.forward({ minutes: 11 })
  expect((await join(token, { name: 'Patience' })).status).toBe(200)
})

test('while the date is open the link shows the dates that can still be chosen, and nobody’s votes', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana, { event_date: '2031-06-14 19:30:00', other_dates: ['2031-06-21 19:30:00'] })
  const token = await make(ana, id)
  const { dates } = (await look(token)).body.invitation
  const date = { id: expect.any(Number), starts_at: expect.any(String) }
  expect(dates).toEqual([date, date])
  const chosen = await make(ana, await party(ana, { open_to: [4] }))
  expect((await look(chosen)).body.invitation.dates).toEqual([])
})
