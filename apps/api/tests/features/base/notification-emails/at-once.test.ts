import { beforeEach, expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../../celebrations/invitations/steps.ts'
import { bookingsOf } from '../../market/bookings/steps.ts'
import { emailsOf } from './steps.ts'

const world = await startWorld()
const { app, call } = world
const bookings = bookingsOf(world)
const invitations = stepsOf(world)
const { accepted, later, verify, change, unread, open, ask, untilHour } = emailsOf(world, bookings)

// Far from the hour of the digest.
beforeEach(() => untilHour(12))

const to = (who: Member, mails: Awaited<ReturnType<typeof later>>) => mails.filter(mail => mail.to === who.email)

test('what is urgent comes by e-mail minutes later, once, with its event in the subject, and leads to the notification', async () => {
  const { ana } = await accepted()
  expect(to(ana, await later({ minutes: 3 })), 'They may see it by themselves.').toEqual([])
  const [mail, ...more] = to(ana, await later({ minutes: 2 }))
  const [notice] = await unread(ana)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: `${notice?.title} – ${notice?.description}`, language: 'en' })
  expect(notice?.title).toMatch(/accepted your booking/)
  expect(mail?.links[0]).toBe(`${world.settings.publicUrl}/notifications/${notice?.id}`)
  expect(to(ana, await later({ minutes: 30 }))).toEqual([])
})

test('what was read meanwhile is not sent', async () => {
  const { ana } = await accepted()
  await later({ minutes: 3 })
  await call('POST', '/notification/mark-as-read', { as: ana })
  expect(to(ana, await later({ minutes: 2 }))).toEqual([])
})

test('a notification that was opened by its link is read, by whom it is for', async () => {
  const { ana, ben } = await accepted()
  await world.drainJobs()
  const id = (await unread(ana))[0]?.id ?? 0
  expect((await open(ben, id)).status).toBe(404)
  expect((await call('GET', '/notification/unread', { as: ana })).body.unread_count).toBe(1)
  expect((await open(ana, id)).body.notification).toMatchObject({ id, is_read: true })
  expect((await call('GET', '/notification/unread', { as: ana })).body.unread_count).toBe(0)
  expect(to(ana, await later({ minutes: 5 }))).toEqual([])
})

test('several of a kind come in one e-mail, and the next not before a quarter of an hour has passed', async () => {
  const { ana, provider, booking } = await accepted()
  const second = await bookings.requested(ana)
  await bookings.act(second.provider, second.booking.id, 'decline', { note: 'We are away.' })
  const [mail, ...more] = to(ana, await later({ minutes: 5 }))
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/ – .+ \(\+1 more\)$/)
  expect(mail?.text).toContain('News about your bookings')
  expect(mail?.text).toContain('We are away.')
  await bookings.act(provider, booking.id, 'cancel', { note: 'We are ill.' })
  expect(to(ana, await later({ minutes: 10 }))).toEqual([])
  expect(to(ana, await later({ minutes: 6 }))).toMatchObject([{ subject: expect.stringMatching(/cancelled/) }])
})

test('what is not urgent does not come at once, and nothing comes to an unverified address', async () => {
  const { ana, ben } = await world.people()
  await verify(ana)
  await ask(ben, ana)
  expect(to(ana, await later({ minutes: 5 }))).toEqual([])
  const { booking, provider } = await bookings.requested(ben)
  await bookings.act(provider, booking.id, 'accept')
  expect(to(ben, await later({ minutes: 5 }))).toEqual([])
})

test('nothing comes that is switched off, by its category or altogether', async () => {
  const { ana } = await accepted()
  await change(ana, { switches: [{ category: 'bookings', way: 'email', is_on: false }] })
  expect(to(ana, await later({ minutes: 5 }))).toEqual([])
  const cleo = (await accepted()).ana
  await change(cleo, { is_on: false })
  expect(to(cleo, await later({ minutes: 5 }))).toEqual([])
  const dan = (await accepted()).ana
  await change(dan, { switches: [{ category: 'bookings', way: 'push', is_on: false }] })
  expect(to(dan, await later({ minutes: 5 })).length).toBe(1)
})

test('nothing comes of what is no longer there, or to an account that is gone', async () => {
  const { ana, booking } = await accepted()
  await world.drainJobs()
  await app.db.deleteFrom('bookings').where('id', '=', booking.id).execute()
  expect(to(ana, await later({ minutes: 5 }))).toEqual([])
  const gone = (await accepted()).ana
  await world.drainJobs()
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', gone.id).execute()
  expect(to(gone, await later({ minutes: 5 }))).toEqual([])
})

/** Ana invites her connections. */
async function party(...guests: Member[]) {
  const { ana } = await world.people()
  await verify(...guests)
  for (const guest of guests) await befriend(world, ana, guest)
  const id = await invitations.party(ana)
  await invitations.ask(ana, id, guests)
  return { ana, id }
}

test('the words of a host come by e-mail too, but not of one who was blocked meanwhile', async () => {
  const { ben, cleo } = await world.people()
  const { ana, id } = await party(ben, cleo)
  await world.emails()
  await call('POST', `/event/${id}/host-message`, { as: ana, json: { words: 'Bring a hat', to: 'invited' } })
  await world.drainJobs()
  await block(world, cleo, ana)
  const mails = await later({ minutes: 5 })
  expect(to(ben, mails).length).toBe(1)
  expect(to(cleo, mails)).toEqual([])
})

test('what a feature writes e-mails about itself is not written about twice', async () => {
  const { ben } = await world.people()
  await party(ben)
  const sent = [...(await world.emails()), ...(await later({ minutes: 5 })), ...(await later({ days: 1 }))]
  expect(to(ben, sent).filter(mail => mail.text.includes('celebrate')).length).toBe(1)
  expect(to(ben, sent).filter(mail => mail.text.includes('/notifications'))).toEqual([])
})

test('what is told anew goes out anew', async () => {
  const { ben } = await world.people()
  const { ana, id } = await party(ben)
  await world.emails()
  const write = () =>
    call('POST', `/event/${id}/host-message`, { as: ana, json: { words: 'Bring a hat', to: 'invited' } })
  await write()
  expect(to(ben, await later({ minutes: 5 })).length).toBe(1)
  await write()
  expect(to(ben, await later({ minutes: 20 })).length).toBe(1)
})
