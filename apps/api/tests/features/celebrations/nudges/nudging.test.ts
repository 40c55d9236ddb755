import { nudgeLimits } from '@celebrio/contract/celebrations/nudges'
import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { personalOf } from '../external-guests/steps.ts'
import { helpersOf } from '../helpers/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { pollsOf } from '../polls/steps.ts'

const world = await startWorld()
const { call, clock } = world
const { party, friendsOf, ask, accept, reject, remove } = stepsOf(world)
const { link, accept: acceptBy, revoke } = personalOf(world)
const polls = pollsOf(world)

const read = (as: Someone, event: number) => call('GET', `/event/${event}/nudge`, { as })
const nudge = (as: Someone, event: number) => call('POST', `/event/${event}/nudge`, { as })
const nudgingOf = async (as: Someone, event: number) => (await read(as, event)).body.nudging

/** How often somebody is told that they are waited for. */
async function toldTo(as: Member): Promise<number> {
  await world.drainJobs()
  const { notifications } = (await call('GET', '/notification', { as })).body
  return notifications.filter(one => one.kind === 'event_nudged').length
}
const emailsTo = async () => (await world.emails()).filter(mail => mail.to.endsWith('@example.org'))

/** Ana's party with two who have not answered: Ben, and Ilse, who has no account. */
async function stage() {
  const { ana } = await world.people()
  const id = await party(ana, { inHours: 24 * 60 })
  const [ben] = await friendsOf(ana, ['Ben'])
  if (!ben) throw new Error('Ben is missing.')
  await ask(ana, id, [ben])
  const ilse = await link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  await world.emails()
  return { ana, ben, id, ilse }
}

test('whoever has not answered is reminded: by a notification, or by e-mail without an account', async () => {
  const { ana, ben, id } = await stage()
  await link(ana, id, { name: 'Noor' })
  expect(await nudgingOf(ana, id)).toEqual({
    guests: 2,
    by_email: 1,
    unreachable: 1,
    maybe: 0,
    too_late: 0,
    left: nudgeLimits.perEvent,
    possible_at: null,
    can: { nudge: true },
  })
  const { body } = await nudge(ana, id)
  expect(body).toMatchObject({ message: 'Reminders sent', reminded: 2, nudging: { left: 4, can: { nudge: false } } })
  const [mail, ...more] = await emailsTo()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'ilse@example.org', subject: 'Are you coming? Garden party' })
  expect(mail?.links.filter(one => one.includes('?answer='))).toHaveLength(2)
  expect(await toldTo(ben)).toBe(1)
})

test('nobody is reminded who has answered, was removed, or has parted from the host by a block', async () => {
  const { ana, ben, id, ilse } = await stage()
  const [yes, no, gone, blocker] = await friendsOf(ana, ['Yes', 'No', 'Gone', 'Blocker'])
  if (!yes || !no || !gone || !blocker) throw new Error('Somebody is missing.')
  await ask(ana, id, [yes, no, gone, blocker])
  await accept(yes, id)
  await reject(no, id)
  await remove(ana, id, gone)
  await block(world, blocker, ana)
  await acceptBy(ilse.token)
  const revoked = await link(ana, id, { name: 'Ines', email: 'ines@example.org' })
  await revoke(ana, id, revoked.guest.id)
  await world.emails()
  expect((await nudge(ana, id)).body.reminded).toBe(1)
  expect(await toldTo(ben)).toBe(1)
  for (const one of [yes, no, gone, blocker]) expect(await toldTo(one)).toBe(0)
  expect(await emailsTo()).toEqual([])
})

test('who answers after the reminder is no longer told that they are waited for', async () => {
  const { ana, ben, id } = await stage()
  await nudge(ana, id)
  expect(await toldTo(ben)).toBe(1)
  await accept(ben, id)
  expect(await toldTo(ben)).toBe(0)
})

test('an answer that is given before the e-mail is written stops it', async () => {
  const { ana, id, ilse } = await stage()
  await nudge(ana, id)
  await acceptBy(ilse.token)
  expect((await emailsTo()).map(mail => mail.subject)).toEqual(['You’re going: Garden party'])
})

test('the next reminder is possible a day later, and the answer says so instead of failing', async () => {
  const { ana, ben, id } = await stage()
  await nudge(ana, id)
  await world.emails()
  const again = await nudge(ana, id)
  expect([again.status, again.body.reminded]).toEqual([200, 0])
  const wait = Date.parse(again.body.nudging.possible_at ?? '') - world.app.clock.now().getTime()
  expect(wait).toBeGreaterThan(23.9 * 3_600_000)
  expect(wait).toBeLessThanOrEqual(24 * 3_600_000)
  expect(await emailsTo()).toEqual([])
  clock.forward({ hours: 24 })
  expect(await nudgingOf(ana, id)).toMatchObject({ possible_at: null, can: { nudge: true } })
  expect((await nudge(ana, id)).body.reminded).toBe(2)
  expect(await emailsTo()).toHaveLength(1)
  expect(await toldTo(ben)).toBe(1)
})

test('two at once remind once', async () => {
  const { ana, ben, id } = await stage()
  const replies = await Promise.all([nudge(ana, id), nudge(ana, id), nudge(ana, id)])
  expect(replies.map(reply => reply.body.reminded).toSorted((one, other) => one - other)).toEqual([0, 0, 2])
  expect(await emailsTo()).toHaveLength(1)
  expect(await toldTo(ben)).toBe(1)
})

test('after five reminders of an event there are no more', async () => {
  const { ana, id } = await stage()
  for (let n = 0; n < nudgeLimits.perEvent; n += 1) {
    expect((await nudge(ana, id)).body.reminded).toBe(2)
    clock.forward({ hours: 24 })
  }
  expect(await nudgingOf(ana, id)).toMatchObject({ guests: 2, left: 0, possible_at: null, can: { nudge: false } })
  expect((await nudge(ana, id)).body.reminded).toBe(0)
})

test('where nobody is left to remind, no reminder is used up', async () => {
  const { ana, ben, id, ilse } = await stage()
  await accept(ben, id)
  await acceptBy(ilse.token)
  expect(await nudgingOf(ana, id)).toMatchObject({ guests: 0, can: { nudge: false } })
  expect((await nudge(ana, id)).body).toMatchObject({ reminded: 0, nudging: { left: nudgeLimits.perEvent } })
})

test('after the deadline nobody is reminded until it is moved, not even by an e-mail that is late', async () => {
  const { ana, ben, id } = await stage()
  const until = async (hours: number) => {
    const answer_by = new Date(clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    expect((await call('PATCH', `/event/${id}`, { as: ana, json: { answer_by } })).status).toBe(200)
    await world.emails()
  }
  await until(24)
  clock.forward({ hours: 25 })
  expect(await nudgingOf(ana, id)).toMatchObject({ guests: 0, unreachable: 0, too_late: 2, can: { nudge: false } })
  const refused = await nudge(ana, id)
  expect([refused.status, refused.body.code]).toEqual([409, 'deadline_passed'])
  expect(await toldTo(ben)).toBe(0)
  expect(await emailsTo()).toEqual([])
  await until(24)
  expect((await nudge(ana, id)).body).toMatchObject({ reminded: 2, nudging: { too_late: 0, left: 4 } })
  clock.forward({ hours: 25 })
  expect(await emailsTo()).toEqual([])
})

test('while the date is open, who has voted has answered', async () => {
  const { ana, ben, cleo, id, first } = await polls.party()
  await polls.vote(ben, id, first, 'no')
  expect((await nudge(ana, id)).body.reminded).toBe(1)
  expect([await toldTo(ben), await toldTo(cleo)]).toEqual([0, 1])
})

test('co-hosts remind as well; helpers at the door, guests and strangers do not, and nobody when it is over', async () => {
  const { ana, ben, id } = await stage()
  const { dan } = await world.people()
  for (const one of [ben, dan]) {
    expect((await read(one, id)).status).toBe(404)
    expect((await nudge(one, id)).status).toBe(404)
  }
  const [cohost, door] = await friendsOf(ana, ['Cohost', 'Door'])
  if (!cohost || !door) throw new Error('Somebody is missing.')
  const { name } = helpersOf(world)
  await name(ana, id, cohost, 'cohost')
  await name(ana, id, door, 'door')
  expect((await nudge(door, id)).status).toBe(404)
  expect((await nudge(cohost, id)).body.reminded).toBe(2)
  const over = await party(ana, { inHours: -48 })
  expect((await nudgingOf(ana, over)).can.nudge).toBe(false)
  expect((await nudge(ana, over)).body).toMatchObject({ code: 'event_over' })
})
