import { expect, test } from 'vitest'
import { headsOf } from '../../../harness/celebrations.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../invitations/steps.ts'
import { personalOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { party, ask, accept: acceptAs, reject: rejectAs, guests, rsvpStatus: rsvpStatusOf } = stepsOf(world)
const { link, open, accept, reject, takeOver } = personalOf(world)

/** Follows the link of the welcome e-mail. */
async function prove({ email }: Member) {
  const mail = (await world.emails()).findLast(one => one.to === email && one.links[0]?.includes('verify-email'))
  const token = new URL(mail?.links[0] ?? 'http://none').searchParams.get('token')
  expect((await call('POST', '/auth/verify-email', { json: { token } })).status).toBe(200)
  await world.drainJobs()
}

const unread = async (as: Member): Promise<string[]> =>
  (await call('GET', '/notification', { as })).body.notifications.map((one: { kind: string }) => one.kind)

test('whoever verifies the e-mail address of an invitation gets it, with its answer', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const eva = await signUp(call, 'Eva')
  const { token } = await link(ana, id, { name: 'Auntie', email: eva.email.toUpperCase() })
  const { ticket } = (await accept(token, { adults: 2 })).body.invitation
  expect(await rsvpStatusOf(eva, id)).toBeNull()
  await prove(eva)
  const { body } = await call('GET', `/event/${id}`, { as: eva })
  expect(body.event.my_invitation).toMatchObject({ status: 'accepted', adults: 2, entrance_code: ticket.entrance_code })
  const [listed] = (await guests(ana, id)).body.guests
  expect(listed).toMatchObject({ user: { id: eva.id, name: 'Eva' }, personal: null })
  expect(await unread(ana)).toContain('event_accepted')
  expect(await open(token)).toMatchObject({ status: 409, body: { code: 'invitation_taken' } })
  expect((await open(token, eva)).body.invitation).toMatchObject({ is_mine: true, event: { id } })
})

test('without verification nothing changes hands, nor between people who have blocked each other', async () => {
  const { ana } = await world.people()
  const id = await party(ana)
  const eva = await signUp(call, 'Eva')
  const { token } = await link(ana, id, { name: 'Eva', email: eva.email })
  await world.drainJobs()
  expect(await rsvpStatusOf(eva, id)).toBeNull()
  await block(world, eva, ana)
  await prove(eva)
  expect((await open(token)).status).toBe(200)
  expect((await takeOver(eva, token)).status).toBe(404)
})

test('a signed-in person makes the invitation their own, also a second time', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await party(ana, { open_to: [4] })
  const { token } = await link(ana, id, { name: 'Ben from work' })
  expect((await open(token, ben)).body.invitation.can_take_over).toBe(true)
  expect((await open(token, ana)).body.invitation.can_take_over).toBe(false)
  for (let round = 0; round < 2; round += 1)
    expect(await takeOver(ben, token)).toMatchObject({ status: 200, body: { event: { id } } })
  expect(await rsvpStatusOf(ben, id)).toBe('pending')
  await world.drainJobs()
  expect(await unread(ben)).toContain('event_invited')
  expect((await takeOver(cleo, token)).body.code).toBe('invitation_taken')
  expect((await accept(token)).body.code).toBe('invitation_taken')
  const own = await link(ana, id, { name: 'Myself' })
  expect((await takeOver(ana, own.token)).body.code).toBe('own_invitation')
})

test('somebody who was already invited keeps the better of the two answers, and one seat', async () => {
  const { ana, ben } = await world.people()
  await befriend(world, ana, ben)
  const both = async (mine: 'accepted' | 'rejected' | 'pending', theirs: 'accepted' | 'rejected' | 'pending') => {
    const id = await party(ana, { members: 9 })
    await ask(ana, id, [ben])
    if (mine === 'accepted') await acceptAs(ben, id, { adults: 4 })
    if (mine === 'rejected') await rejectAs(ben, id)
    const { token } = await link(ana, id, { name: 'Benny' })
    if (theirs === 'accepted') await accept(token, { adults: 2 })
    if (theirs === 'rejected') await reject(token)
    expect((await takeOver(ben, token)).status).toBe(200)
    expect((await guests(ana, id)).body.guests).toHaveLength(1)
    expect((await open(token, ben)).body.invitation.is_mine).toBe(true)
    return { rsvpStatus: await rsvpStatusOf(ben, id), heads: await headsOf(world, id) }
  }
  const none = { counted: 0, rows: 0 }
  expect(await both('accepted', 'accepted')).toEqual({ rsvpStatus: 'accepted', heads: { counted: 4, rows: 4 } })
  expect(await both('rejected', 'accepted')).toEqual({ rsvpStatus: 'accepted', heads: { counted: 2, rows: 2 } })
  expect(await both('accepted', 'rejected')).toEqual({ rsvpStatus: 'accepted', heads: { counted: 4, rows: 4 } })
  expect(await both('rejected', 'pending')).toEqual({ rsvpStatus: 'pending', heads: none })
  expect(await both('pending', 'rejected')).toEqual({ rsvpStatus: 'pending', heads: none })
})

test('of five people who take over one link at once, one gets it', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const id = await party(ana)
  const { token } = await link(ana, id, { name: 'Somebody' })
  await accept(token)
  const replies = await Promise.all([ben, cleo, dan, ben, cleo].map(one => takeOver(one, token)))
  const won = replies.filter(reply => reply.status === 200)
  expect(won.length).toBeLessThanOrEqual(2)
  expect(replies.filter(reply => reply.body.code === 'invitation_taken')).toHaveLength(5 - won.length)
  expect((await guests(ana, id)).body.guests).toHaveLength(1)
  expect(await headsOf(world, id)).toEqual({ counted: 1, rows: 1 })
})
