import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { stepsOf } from '../invitations/steps.ts'

const world = await startWorld()
const { call } = world
const { ana } = await world.people()
const { inHours, create, edit, get } = eventsOf(world)
const { friendsOf, ask, accept, maybe, reject, remove, guests, event: eventFor } = stepsOf(world)

let cast: Member[] = []
beforeEach(async () => {
  cast = await friendsOf(ana, ['Fay', 'Gus'])
})
const [fay, gus] = [() => cast[0] as Member, () => cast[1] as Member]

/** An event in three days that takes a maybe, with Fay and Gus invited. */
async function undecided(fields: Record<string, string | number> = {}): Promise<number> {
  const { id } = await create(ana, { event_date: inHours(72), allows_maybe: 1, ...fields })
  await ask(ana, id, cast)
  return id
}

const own = async (as: Member, id: number) => (await eventFor(as, id)).body.event.my_invitation
const code = async (reply: Promise<{ body: { code?: string } }>) => (await reply).body.code
const heads = async (id: number) => (await eventFor(ana, id)).body.event.total_guests

/** What the host is told of an event. */
async function told(id: number) {
  await world.drainJobs()
  const { notifications } = (await call('GET', '/notification', { as: ana })).body
  return notifications.filter(one => one.event_id === id)
}
const mightCome = { kind: 'event_maybe', title: 'Fay might come to your event' }

describe('where the host allows it', () => {
  test('a guest says maybe: without an answer, a seat or a ticket yet, with their words to the host', async () => {
    const id = await undecided({ members: 5 })
    expect((await eventFor(fay(), id)).body.event).toMatchObject({ allows_maybe: true, can: { maybe: true } })
    const { status, body } = await maybe(fay(), id, { message: 'If the train runs' })
    expect(status).toBe(200)
    expect(body.event.my_invitation).toMatchObject({
      status: 'pending',
      is_maybe: true,
      has_seat: false,
      entrance_code: null,
      message: 'If the train runs',
    })
    expect(body.event.can).toMatchObject({ answer: true, accept: true, maybe: true })
    expect(await heads(id)).toBe(0)
  })

  test('the host sees who: in the list, the numbers and the table', async () => {
    const id = await undecided()
    await maybe(fay(), id, { message: 'If the train runs' })
    const { body } = await guests(ana, id, '?status=maybe')
    expect(body.guests).toMatchObject([
      { user: { id: fay().id }, status: 'pending', is_maybe: true, message: 'If the train runs' },
    ])
    expect(body.counts).toMatchObject({ maybe: 1, pending: 1, accepted: 0 })
    expect((await guests(ana, id, '?status=pending')).body.guests).toMatchObject([{ user: { id: gus().id } }])
    expect((await guests(ana, id)).body.guests).toHaveLength(2)
    const summary = await call('GET', `/event/${id}/summary`, { as: ana })
    expect(summary.body.guests).toMatchObject({ maybe: { guests: 1, people: 1 }, pending: { guests: 1 } })
    const headers = { authorization: `Bearer ${ana.token}`, 'accept-language': 'pt' }
    const table = await (await fetch(`${world.url}/api/v1/event/${id}/download-guests`, { headers })).text()
    expect(table).toContain('Talvez')
  })

  test('host and co-hosts are told once; another answer takes that back', async () => {
    const id = await undecided()
    await maybe(fay(), id)
    expect(await told(id)).toMatchObject([{ ...mightCome, is_read: false }])
    await call('POST', '/notification/mark-as-read', { as: ana })
    await maybe(fay(), id, { message: 'Still thinking' })
    expect(await told(id)).toMatchObject([{ ...mightCome, is_read: true }])
    await accept(fay(), id)
    expect(await told(id)).toMatchObject([{ kind: 'event_accepted', is_read: false }])
  })

  test('who says maybe is still waited for: on their own page, and by reminders, but not as without an answer', async () => {
    const id = await undecided()
    await maybe(fay(), id)
    const { unanswered } = (await call('GET', '/event/agenda', { as: fay() })).body
    expect(unanswered).toMatchObject([{ id, my_invitation: { is_maybe: true } }])
    expect((await call('GET', '/event/agenda', { as: ana })).body.hosting).toMatchObject({ unanswered: 1 })
    expect((await call('POST', `/event/${id}/nudge`, { as: ana })).body).toMatchObject({
      reminded: 2,
      nudging: { guests: 2, maybe: 1 },
    })
    await world.drainJobs()
    const { notifications } = (await call('GET', '/notification', { as: fay() })).body
    expect(notifications.map(one => one.kind)).toContain('event_nudged')
  })
})

describe('a mind is changed', () => {
  test('from maybe to yes and to no: nothing of the maybe is left', async () => {
    const id = await undecided()
    await maybe(fay(), id, { message: 'If the train runs' })
    expect((await accept(fay(), id, { adults: 2 })).status).toBe(200)
    expect(await own(fay(), id)).toMatchObject({ status: 'accepted', is_maybe: false, message: null })
    await maybe(gus(), id)
    await reject(gus(), id)
    expect(await own(gus(), id)).toMatchObject({ status: 'rejected', is_maybe: false })
    await maybe(gus(), id)
    expect(await own(gus(), id)).toMatchObject({ status: 'pending', is_maybe: true })
    expect((await guests(ana, id)).body.counts).toMatchObject({ accepted: 2, maybe: 1, rejected: 0 })
  })

  test('from yes to maybe: the ticket ends, and the place goes to who waits first', async () => {
    const id = await undecided({ members: 2 })
    const ticket = (await accept(fay(), id, { adults: 2 })).body.entrance_code
    expect(await code(accept(gus(), id))).toBe('event_full')
    expect((await maybe(fay(), id)).status).toBe(200)
    expect(await own(fay(), id)).toMatchObject({ is_maybe: true, has_seat: false, adults: 1, entrance_code: null })
    expect(await own(gus(), id)).toMatchObject({ status: 'accepted', has_seat: true })
    expect(await heads(id)).toBe(1)
    const door = await call('POST', `/event/${id}/check-in`, { as: ana, json: { code: ticket } })
    expect(door.status).not.toBe(200)
  })

  test('from the waiting list, which they leave', async () => {
    const id = await undecided({ members: 1 })
    await accept(fay(), id)
    await accept(gus(), id)
    await maybe(gus(), id)
    expect(await own(gus(), id)).toMatchObject({ status: 'pending', is_maybe: true, waiting_before: null })
    await reject(fay(), id)
    expect(await own(gus(), id)).toMatchObject({ status: 'pending', is_maybe: true })
    await accept(gus(), id)
    expect(await own(gus(), id)).toMatchObject({ status: 'accepted', is_maybe: false })
  })

  test('yes and maybe at once end as one of them', async () => {
    const id = await undecided({ members: 3 })
    await Promise.all([accept(fay(), id, { adults: 2 }), maybe(fay(), id), maybe(fay(), id)])
    const said = await own(fay(), id)
    if (!said) throw new Error('The invitation is gone.')
    const { is_maybe, has_seat, entrance_code } = said
    expect(has_seat).toBe(!is_maybe)
    expect(entrance_code !== null).toBe(has_seat)
    expect(await heads(id)).toBe(has_seat ? 2 : 0)
    expect(await told(id)).toMatchObject([{ kind: is_maybe ? 'event_maybe' : 'event_accepted' }])
  })
})

describe('it is refused', () => {
  test('where the host wants a yes or a no, as at first everybody does', async () => {
    const { id, ...made } = await create(ana, { event_date: inHours(72) })
    expect(made.allows_maybe).toBe(false)
    await ask(ana, id, cast)
    expect((await eventFor(fay(), id)).body.event.can.maybe).toBe(false)
    expect(await maybe(fay(), id)).toMatchObject({ status: 409, body: { code: 'maybe_not_allowed' } })
    expect((await edit(ana, id, { allows_maybe: true })).body.event.allows_maybe).toBe(true)
    expect((await maybe(fay(), id)).status).toBe(200)
  })

  test('once the host takes it back; what was said stays', async () => {
    const id = await undecided()
    await maybe(fay(), id)
    expect((await edit(ana, id, { title: 'Feast' })).body.event.allows_maybe).toBe(true)
    expect((await edit(ana, id, { allows_maybe: false })).body.event.allows_maybe).toBe(false)
    expect(await code(maybe(gus(), id))).toBe('maybe_not_allowed')
    expect(await own(fay(), id)).toMatchObject({ is_maybe: true })
    expect((await accept(fay(), id)).status).toBe(200)
  })

  test('after the deadline, when a maybe is too late for a yes; who comes keeps their seat', async () => {
    const id = await undecided({ answer_by: inHours(24) })
    await maybe(fay(), id)
    await accept(gus(), id)
    world.clock.forward({ hours: 25 })
    expect((await eventFor(gus(), id)).body.event.can).toMatchObject({ accept: true, maybe: false })
    expect(await code(maybe(gus(), id))).toBe('answers_closed')
    expect(await own(gus(), id)).toMatchObject({ status: 'accepted', has_seat: true })
    expect(await code(accept(fay(), id))).toBe('answers_closed')
    expect((await reject(fay(), id)).status).toBe(200)
  })

  test('while the date is open, once the event is over, and when it is cancelled', async () => {
    const poll = await undecided({ other_dates: inHours(96) })
    expect((await eventFor(fay(), poll)).body.event.can.maybe).toBe(false)
    expect(await code(maybe(fay(), poll))).toBe('date_open')
    const id = await undecided({ end_date: inHours(73) })
    world.clock.forward({ hours: 74 })
    expect((await eventFor(fay(), id)).body.event.can.maybe).toBe(false)
    expect(await code(maybe(fay(), id))).toBe('event_over')
    await call('DELETE', `/event/${id}`, { as: ana })
    expect((await maybe(fay(), id)).status).toBe(404)
  })

  test('of everybody who was not asked, was removed, or has parted from the host by a block', async () => {
    const id = await undecided()
    const { ben } = await world.people()
    for (const one of [ben, ana]) expect((await maybe(one, id)).status).toBe(404)
    await remove(ana, id, fay())
    expect((await maybe(fay(), id)).status).toBe(404)
    await block(world, gus(), ana)
    await world.drainJobs()
    expect((await maybe(gus(), id)).status).toBe(404)
    expect((await get(id)).body.event.can.maybe).toBe(false)
  })
})

test('a new date takes a maybe back, and the host is told anew', async () => {
  const id = await undecided()
  await maybe(fay(), id)
  expect(await told(id)).toMatchObject([mightCome])
  await edit(ana, id, { event_date: inHours(80) })
  expect(await own(fay(), id)).toMatchObject({ status: 'pending', is_maybe: false, answered_at: null })
  expect(await told(id)).toEqual([])
  await maybe(fay(), id)
  expect(await told(id)).toMatchObject([mightCome])
})

test('the database keeps a maybe without a seat, and takes it back with the status', async () => {
  const id = await undecided()
  await maybe(fay(), id)
  const write = (set: string) =>
    sql`UPDATE event_guests SET ${sql.raw(set)} WHERE event_id = ${id} AND user_id = ${fay().id}`.execute(world.app.db)
  await expect(write('has_seat = true')).rejects.toThrow('event_guests_maybe')
  await expect(write("status = 'rejected', is_maybe = true")).resolves.toBeTruthy()
  expect(await own(fay(), id)).toMatchObject({ status: 'rejected', is_maybe: false })
  await expect(write('is_maybe = true')).rejects.toThrow('event_guests_maybe')
})
