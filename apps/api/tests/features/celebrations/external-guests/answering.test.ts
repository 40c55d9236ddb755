import { expect, test } from 'vitest'
import { headsOf } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { doorOf, readPdf, scanPath } from '../tickets/steps.ts'
import { personalOf } from './steps.ts'

const world = await startWorld()
const { app, call, clock } = world
const { party, friendsOf, ask, accept: acceptAs, reject: rejectAs, guests, event: eventAs } = stepsOf(world)
const { create, edit, remove } = eventsOf(world)
const { checkIn } = doorOf(world)
const { link, open, accept, reject, rsvpStatus, pdf, revoke } = personalOf(world)

test('the link shows an event that nobody else may see, and nobody who comes', async () => {
  const { ana, ben } = await world.people()
  const [eva] = await friendsOf(ana, ['Eva'])
  const id = await party(ana, { open_to: [4] })
  if (eva) await ask(ana, id, [eva])
  if (eva) await acceptAs(eva, id)
  const { token } = await link(ana, id, { name: 'Ilse', message: 'Do come!' })
  const { invitation } = (await open(token)).body
  expect(invitation).toMatchObject({ name: 'Ilse', ticket: null, can_take_over: false, is_mine: false })
  expect(invitation.event).toMatchObject({ id, title: 'Garden party', guests: [], total_guests: 1 })
  expect(invitation.event.my_invitation).toMatchObject({ status: 'pending', invitation_message: 'Do come!' })
  expect(invitation.event.can).toEqual({
    ...Object.fromEntries(Object.keys(invitation.event.can).map(right => [right, false])),
    answer: true,
    accept: true,
  })
  expect((await eventAs(ben, id)).status).toBe(404)
  expect((await open('x'.repeat(43))).status).toBe(404)
  expect((await open('short')).status).toBe(404)
})

test('a yes comes with a party and a ticket, on screen and on paper; a no gives both up', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana)
  const { token } = await link(ana, id, { name: 'Tante Ilse' })
  expect((await pdf(token)).status).toBe(404)
  const yes = await accept(token, { adults: 2, children: 1, dietary: 'Vegan', message: 'Gladly' })
  expect(yes).toMatchObject({ status: 200, body: { message: 'Invite accepted' } })
  const { ticket, event } = yes.body.invitation
  expect(ticket).toMatchObject({ name: 'Tante Ilse', party: 3, entrance_code: event.my_invitation.entrance_code })
  expect(scanPath(ticket.qr)).toBe(ticket.entrance_code)
  const paper = await readPdf((await pdf(token, 'es')).bytes)
  expect(paper.scanned).toBe(ticket.entrance_code)
  expect(paper.words).toContain('Tante Ilse, 3 personas')
  const listed = (await guests(ana, id)).body
  expect(listed.counts.accepted).toBe(3)
  expect(listed.guests[0]).toMatchObject({ dietary: 'Vegan', message: 'Gladly', adults: 2, personal: { email: null } })

  expect((await accept(token, { adults: 1 })).body.invitation.ticket.party).toBe(1)
  expect((await reject(token, { message: 'Ill' })).body.invitation).toMatchObject({ ticket: null })
  expect(await headsOf(world, id)).toEqual({ counted: 0, rows: 0 })
  const door = await checkIn(ana, id, { code: ticket.entrance_code })
  expect(door.body.details.code?.[0]).toEqual({ code: 'ticket_left', values: { name: 'Tante Ilse' } })
})

test('they are let in by their code or by their entry on the list, once', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana)
  const { token, guest } = await link(ana, id, { name: 'Ilse' })
  const { ticket } = (await accept(token, { adults: 2 })).body.invitation
  const first = await checkIn(ana, id, { guest_id: guest.id })
  expect(first.body.arrival).toMatchObject({ user: { id: 0, name: 'Ilse' }, party: 2 })
  expect((await checkIn(ana, id, { code: ticket.entrance_code })).body.code).toBe('already_checked_in')
  expect((await open(token)).body.invitation.ticket.used_at).toBe(first.body.arrival.checked_in_at)
  expect((await checkIn(ana, (await create(ana)).id, { guest_id: guest.id })).body.code).toBe('ticket_unknown')
  await world.drainJobs()
})

test('the door lets them in by the code of their ticket, and finds them by name', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana)
  const { token } = await link(ana, id, { name: 'Tante Ilse' })
  const { token: other, guest } = await link(ana, id, { name: 'Jo Álvarez' })
  await link(ana, id, { name: 'Ilse B.' })
  const { ticket } = (await accept(token, { adults: 2, dietary: 'Vegan' })).body.invitation
  await accept(other)
  const door = async (query = '') => (await call('GET', `/event/${id}/door${query}`, { as: ana })).body
  expect((await door()).counts).toMatchObject({ expected: 3, inside: 0 })
  const [found, ...more] = (await door('?keyword=alvarez')).guests
  expect([found.user, more]).toEqual([{ id: 0, name: 'Jo Álvarez', profile_picture: null }, []])
  expect((await door('?keyword=ilse')).guests).toHaveLength(1)
  const byCode = await checkIn(ana, id, { code: ticket.entrance_code })
  expect(byCode.body.arrival).toMatchObject({ user: { id: 0, name: 'Tante Ilse' }, party: 2, dietary: 'Vegan' })
  expect((await checkIn(ana, id, { guest_id: guest.id })).status).toBe(200)
  const again = await checkIn(ana, id, { guest_id: guest.id })
  expect(again.body.details.code?.[0]).toMatchObject({ code: 'checked_in_at', values: { name: 'Jo Álvarez' } })
  expect((await door()).counts).toMatchObject({ expected: 3, inside: 3 })
})

test('seats are the same for all guests: external guests are on the same waiting list', async () => {
  const { ana } = await world.people()
  const [eva] = await friendsOf(ana, ['Eva'])
  if (!eva) throw new Error('Nobody came.')
  const id = await party(ana, { members: 2 })
  await ask(ana, id, [eva])
  await acceptAs(eva, id, { adults: 2 })
  const { token } = await link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  expect((await accept(token, { adults: 2 })).body.code).toBe('event_full')
  expect((await open(token)).body.invitation.event.my_invitation).toMatchObject({
    status: 'waiting',
    waiting_before: 0,
  })
  await world.emails()
  await rejectAs(eva, id)
  expect(await rsvpStatus(token)).toBe('accepted')
  const [mail] = await world.emails()
  expect(mail).toMatchObject({ to: 'ilse@example.org', subject: 'A spot has opened up: Garden party' })
  expect((await acceptAs(eva, id)).body.code).toBe('event_full')
  expect((await accept(token, { adults: 3 })).body.code).toBe('party_too_large')
  expect((await accept(token, { adults: 1 })).status).toBe(200)
  await world.drainJobs()
  expect((await eventAs(eva, id)).body.event.my_invitation?.status).toBe('accepted')
})

test('twenty links compete for three seats', async () => {
  const { ana } = await world.people()
  const id = await party(ana, { members: 3 })
  const links = []
  for (let n = 0; n < 20; n += 1) links.push(await link(ana, id, { name: `Guest ${n}` }))
  const replies = await Promise.all(links.map(one => accept(one.token)))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(3)
  expect(replies.filter(reply => reply.body.code === 'event_full')).toHaveLength(17)
  expect(await headsOf(world, id)).toEqual({ counted: 3, rows: 3 })
  await Promise.all(links.map(one => revoke(ana, id, one.guest.id)))
  expect(await headsOf(world, id)).toEqual({ counted: 0, rows: 0 })
})

test('a new date asks again, with the seat kept, and sends an e-mail to everybody who has an address', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana)
  const { token } = await link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  const other = await link(ana, id, { name: 'Hans' })
  const declined = await link(ana, id, { name: 'Ida', email: 'ida@example.org' })
  await accept(token)
  await accept(other.token)
  await reject(declined.token)
  await world.emails()
  await edit(ana, id, { event_date: '2031-06-14 19:30:00' })
  const emails = await world.emails()
  expect(emails.map(mail => [mail.to, mail.subject])).toEqual([['ilse@example.org', 'New date: Party']])
  expect(emails[0]?.text).toContain('Saturday, June 14, 2031')
  const { invitation } = (await open(token)).body
  expect(invitation).toMatchObject({ ticket: null, event: { my_invitation: { status: 'pending', has_seat: true } } })
  expect((await accept(token)).body.invitation.ticket).not.toBeNull()
})

test('a cancelled event says so, and sends an e-mail to everybody who was to come', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana)
  const { token } = await link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  const declined = await link(ana, id, { name: 'Ida', email: 'ida@example.org' })
  await reject(declined.token)
  await world.emails()
  await remove(ana, id)
  expect((await world.emails()).map(mail => [mail.to, mail.subject])).toEqual([
    ['ilse@example.org', 'Cancelled: Party'],
  ])
  for (const reply of [await open(token), await accept(token), await reject(token)])
    expect(reply).toMatchObject({ status: 410, body: { code: 'event_cancelled' } })
})

test('after the end nobody answers, and of a host who is suspended nothing is seen', async () => {
  const { ana } = await world.people()
  const id = await party(ana, { inHours: 1 })
  const { token } = await link(ana, id, { name: 'Ilse' })
  clock.forward({ hours: 8 })
  expect((await accept(token)).body.code).toBe('event_over')
  expect((await open(token)).body.invitation.event.can.answer).toBe(false)
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ana.id).execute()
  expect((await open(token)).status).toBe(404)
  expect((await call('POST', `/personal-invitation/${token}/reject`, { json: {} })).status).toBe(404)
})
