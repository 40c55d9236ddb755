import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf } from '../external-guests/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { newKey, openLinksOf } from '../open-links/steps.ts'

const world = await startWorld()
const { call } = world
const { inHours, create, edit } = eventsOf(world)
const { friendsOf, ask, maybe: maybeAs, accept: acceptAs, guests, event: eventFor } = stepsOf(world)
const { link, open, accept, maybe, reject, revoke, takeOver } = personalOf(world)
const { make, join, look, read } = openLinksOf(world)

/** Ana's event in three days that takes a maybe. */
async function undecided(fields: Record<string, string | number> = {}) {
  const { ana, ben } = await world.people()
  const { id } = await create(ana, { event_date: inHours(72), allows_maybe: 1, ...fields })
  return { ana, ben, id: id as number }
}

const code = async (reply: Promise<{ body: { code?: string } }>) => (await reply).body.code
const own = async (token: string) => (await open(token)).body.invitation.event.my_invitation

async function told(as: { token: string }): Promise<string[]> {
  await world.drainJobs()
  return (await call('GET', '/notification', { as })).body.notifications.map(one => one.title)
}

test('a guest with a personal link says maybe, and later yes or no; the host is told of the last', async () => {
  const { ana, id } = await undecided()
  const { token } = await link(ana, id, { name: 'Ilse' })
  const { status, body } = await maybe(token, { message: 'If the sitter comes' })
  expect(status).toBe(200)
  expect(body.invitation).toMatchObject({
    ticket: null,
    event: {
      my_invitation: { status: 'pending', is_maybe: true, message: 'If the sitter comes' },
      can: { maybe: true },
    },
  })
  await maybe(token, { message: 'If the sitter comes' })
  expect(await told(ana)).toEqual(['Ilse might come to your event'])
  expect((await guests(ana, id, '?status=maybe')).body.guests).toMatchObject([
    { user: { name: 'Ilse' }, is_maybe: true },
  ])
  expect((await accept(token)).body.invitation.event.my_invitation).toMatchObject({ is_maybe: false })
  expect(await told(ana)).toEqual(['Ilse is coming to your event'])
  await maybe(token)
  expect((await open(token)).body.invitation.ticket).toBeNull()
  await reject(token)
  expect(await own(token)).toMatchObject({ status: 'rejected', is_maybe: false })
})

test('a personal link takes no maybe where none is allowed, after it has ended, or for a cancelled event', async () => {
  const { ana, id } = await undecided()
  const { token, guest } = await link(ana, id, { name: 'Ilse' })
  await edit(ana, id, { allows_maybe: false })
  expect(await code(maybe(token))).toBe('maybe_not_allowed')
  await edit(ana, id, { allows_maybe: true })
  await revoke(ana, id, guest.id)
  expect(await code(maybe(token))).toBe('invitation_revoked')
  const other = await link(ana, id, { name: 'Jette' })
  await call('DELETE', `/event/${id}`, { as: ana })
  expect(await code(maybe(other.token))).toBe('event_cancelled')
})

test('a maybe by a personal link goes along to the account that takes it over, and the host is told by its name', async () => {
  const { ana, ben, id } = await undecided()
  const { token } = await link(ana, id, { name: 'Benny' })
  await maybe(token)
  expect((await takeOver(ben, token)).body.event.my_invitation).toMatchObject({ status: 'pending', is_maybe: true })
  expect(await told(ana)).toEqual(['Ben might come to your event'])
})

test('of two entries of one person a maybe is better than no answer, and a yes better than a maybe', async () => {
  const { ana, id } = await undecided()
  const [fay, gus] = await friendsOf(ana, ['Fay', 'Gus'])
  if (!fay || !gus) throw new Error('Nobody came.')
  await ask(ana, id, [fay, gus])
  const [first, second] = [await link(ana, id, { name: 'F' }), await link(ana, id, { name: 'G' })]
  await maybe(first.token)
  expect((await takeOver(fay, first.token)).body.event.my_invitation).toMatchObject({ is_maybe: true })
  await maybeAs(gus, id)
  await accept(second.token)
  expect((await takeOver(gus, second.token)).body.event.my_invitation).toMatchObject({ status: 'accepted' })
  expect((await guests(ana, id)).body.counts).toMatchObject({ accepted: 1, maybe: 1, pending: 0 })
})

test('an open link takes a maybe, the same one once; it needs no place of the link, and a yes later does', async () => {
  const { ana, id } = await undecided()
  const token = await make(ana, id, { max_people: 1 })
  const key = newKey()
  for (const times of [1, 2]) {
    const { body } = await join(token, { answer: 'maybe', key, message: `Said ${times}` })
    expect(body.invitation?.event.my_invitation).toMatchObject({ status: 'pending', is_maybe: true, message: 'Said 1' })
  }
  expect(await told(ana)).toEqual(['Ilse might come to your event'])
  expect((await read(ana, id)).body.open_link?.taken).toBe(0)
  expect((await look(token)).body.invitation.is_full).toBe(false)
  expect((await join(token, { name: 'Jette' })).status).toBe(200)
  expect(await code(accept(key))).toBe('party_too_large')
  expect(await own(key)).toMatchObject({ status: 'pending', is_maybe: true })
})

test('members say maybe by an open link as themselves', async () => {
  const { ana, ben, id } = await undecided()
  const token = await make(ana, id)
  expect((await join(token, { answer: 'maybe' }, ben)).body).toMatchObject({ outcome: 'joined', event_id: id })
  expect((await eventFor(ben, id)).body.event.my_invitation).toMatchObject({ is_maybe: true, is_invited: true })
  expect(await told(ana)).toEqual(['Ben might come to your event'])
  expect((await acceptAs(ben, id)).status).toBe(200)
})

test('who asked to join, and then says maybe by an open link, is a guest', async () => {
  const { ana, ben, id } = await undecided()
  await call('POST', `/event/${id}/request-to-join`, { as: ben, json: { request_message: 'May I?' } })
  expect((await join(await make(ana, id), { answer: 'maybe' }, ben)).status).toBe(200)
  expect((await eventFor(ben, id)).body.event.my_invitation).toMatchObject({ is_maybe: true, is_invited: true })
})

test('an open link takes no maybe where the host lets guests in, none is allowed, or the deadline has passed', async () => {
  const { ana, ben, id } = await undecided({ answer_by: inHours(24) })
  const token = await make(ana, id, { asks_host: true })
  for (const as of [undefined, ben]) expect(await code(join(token, { answer: 'maybe' }, as))).toBe('maybe_not_allowed')
  await call('PATCH', `/event/${id}/open-link`, { as: ana, json: { asks_host: false } })
  await edit(ana, id, { allows_maybe: false })
  expect(await code(join(token, { answer: 'maybe' }))).toBe('maybe_not_allowed')
  await edit(ana, id, { allows_maybe: true })
  world.clock.forward({ hours: 25 })
  expect(await code(join(token, { answer: 'maybe' }))).toBe('answers_closed')
  expect((await guests(ana, id)).body.guests).toEqual([])
})
