import { beforeEach, expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { lettersOf } from './steps.ts'

const world = await startWorld()
const { create, edit, cancel, invite, accept, pair, to, answer, request } = lettersOf(world)

/** Moves on to the next time that it is this hour in UTC. */
function untilHour(hour: number): void {
  const now = world.clock.now()
  const minutes = (hour * 60 - (now.getUTCHours() * 60 + now.getUTCMinutes()) + 1440) % 1440
  world.clock.forward({ minutes })
}

beforeEach(() => untilHour(22))

/** Somebody sleeps from ten at night to seven in the morning. */
const sleeps = (as: Member, quiet_hours: object | null = { from: '22:00', until: '07:00' }) =>
  world.call('PATCH', '/notification/settings', { as, json: { quiet_hours, timezone: 'UTC' } })

/** The e-mails that come to somebody once that time has passed. */
async function after(hours: number, who: Member) {
  world.clock.forward({ hours })
  await world.runScheduledJob('guest-emails.send-held')
  return to(who)
}

async function asleep() {
  const { ana, ben } = await pair()
  await sleeps(ben)
  const { id } = await create(ana, { title: 'Lantern walk' })
  return { ana, ben, id }
}

test('an invitation waits for the end of quiet hours, and comes once', async () => {
  const { ana, ben, id } = await asleep()
  await invite(ana, id, { friend_ids: [ben.id], message: 'Do come' })
  expect(await to(ben)).toEqual([])
  expect(await after(8, ben)).toEqual([])
  const [mail, ...more] = await after(1, ben)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('You’re invited: Lantern walk')
  expect(mail?.text).toContain('Do come')
  expect(await after(24, ben)).toEqual([])
})

test('what is called off at night is told in the morning, and nobody is invited to it', async () => {
  const { ana, ben, id } = await asleep()
  await invite(ana, id, { friend_ids: [ben.id] })
  await to(ben)
  await cancel(ana, id)
  expect(await to(ben)).toEqual([])
  expect((await after(9, ben)).map(mail => mail.subject)).toEqual(['Cancelled: Lantern walk'])
})

test('the same change told twice is one e-mail', async () => {
  const { ana, ben, id } = await asleep()
  await sleeps(ben, null)
  await invite(ana, id, { friend_ids: [ben.id] })
  await accept(ben, id)
  await to(ben)
  await sleeps(ben)
  await edit(ana, id, { event_date: '2031-12-13 20:00:00' })
  await world.drainJobs()
  const [waiting] = await world.app.db
    .selectFrom('deferred_guest_emails')
    .selectAll()
    .where('user_id', '=', ben.id)
    .execute()
  await world.app.db
    .transaction()
    .execute(tx => world.app.emit(tx, 'guest.email_due', waiting?.data as { guest_id: number; about: 'rescheduled' }))
  await world.drainJobs()
  expect((await after(9, ben)).map(mail => mail.subject)).toEqual(['New date: Lantern walk'])
})

test('the answer to what one has just done comes at once; that one was let in waits', async () => {
  const { ana, ben, id } = await asleep()
  await invite(ana, id, { friend_ids: [ben.id] })
  await accept(ben, id)
  expect((await to(ben)).map(mail => mail.subject)).toEqual(['You’re going: Lantern walk'])
  const other = await create(ana, { title: 'First snow' })
  await request(ben, other.id)
  await answer(ana, other.id, ben, 'accept')
  expect(await to(ben)).toEqual([])
  // Nor is somebody invited who has answered.
  expect((await after(9, ben)).map(mail => mail.subject)).toEqual(['You’re going: First snow'])
})

test('what is over when quiet hours end is not told any more', async () => {
  const { ana, ben } = await asleep()
  const soon = (hours: number) =>
    new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const { id } = await create(ana, { event_date: soon(1), end_date: soon(3), timezone: 'UTC' })
  await invite(ana, id, { friend_ids: [ben.id] })
  expect(await to(ben)).toEqual([])
  expect(await after(9, ben)).toEqual([])
})
