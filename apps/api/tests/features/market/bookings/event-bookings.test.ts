import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { celebrate } from '../../../harness/celebrations.ts'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'
import { helpersOf } from '../../celebrations/helpers/steps.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { act, ask, list, menu, put, read } = bookingsOf(world)
const { edit, inHours } = eventsOf(world)
const { name } = helpersOf(world)
const { ana, ben, cleo, dan } = await world.people()
const ofEvent = (as: Someone | undefined, id: number, query = '') =>
  world.call('GET', `/event/${id}/booking${query}` as '/event/:id/booking', { as })
const pay = (as: Someone, id: number, amount: number) => act(as, id, 'paid', { amount })

await befriend(world, ana, ben)
await befriend(world, ana, cleo)

/** An event of Ana's, with Ben as co-host and Cleo at the door. */
async function planned() {
  const id = await celebrate(world, ana, { inHours: 24 * 30 })
  for (const [helper, role] of [[ben, 'cohost'] as const, [cleo, 'door'] as const])
    expect((await name(ana, id, helper, role)).status).toBe(200)
  return id
}

async function booked(as: Member, event_id: number, price: number, country?: string) {
  const caterer = await menu([{ name: 'Plate', price }], country ? { country } : {})
  await put(as, { ...caterer.choice(), quantity: 2 })
  const { body } = await ask(as, { event_id })
  const [booking] = body.bookings
  if (!booking) throw new Error(JSON.stringify(body))
  return { id: booking.id, owner: caterer.owner }
}

test('host and co-hosts see what any of them has booked; who has not booked it only reads it', async () => {
  const event = await planned()
  const [one, other] = [await booked(ana, event, 10), await booked(ben, event, 20)]
  for (const as of [ana, ben]) {
    const { body } = await ofEvent(as, event)
    expect(body.bookings.map(booking => [booking.id, booking.side, booking.is_own, booking.can.cancel])).toEqual([
      [other.id, 'celebrant', as === ben, as === ben],
      [one.id, 'celebrant', as === ana, as === ana],
    ])
  }
  await act(one.owner, one.id, 'accept')
  await pay(ana, one.id, 5)
  const { body } = await read(ben, one.id)
  expect(body.booking).toMatchObject({ is_own: false, celebrant: { id: ana.id }, paid: 5, status: 'accepted' })
  expect(Object.values(body.booking.can)).not.toContain(true)
  expect((await world.call('GET', `/booking/${one.id}/alternatives`, { as: ben })).body.alternatives).toEqual([])
  for (const action of ['cancel', 'confirm', 'accept', 'serve', 'paid'])
    expect((await act(ben, one.id, action, { amount: 1, note: 'No.' })).status, action).toBe(404)
  expect((await list(ben)).map((booking: { id: number }) => booking.id)).toEqual([other.id])
})

test('nobody else sees them: neither at the door, nor as a guest, nor as the provider of another, nor without an account', async () => {
  const event = await planned()
  const one = await booked(ana, event, 10)
  const other = await booked(ben, event, 20)
  for (const as of [cleo, dan, one.owner]) expect((await ofEvent(as, event)).status).toBe(404)
  expect((await ofEvent(undefined, event)).status).toBe(401)
  for (const as of [cleo, dan, other.owner]) expect((await read(as, one.id)).status).toBe(404)
  expect((await read(one.owner, one.id)).body.booking).toMatchObject({ side: 'provider', is_own: true, paid: null })
})

test('who is no co-host any more loses sight of what others have booked, and keeps their own', async () => {
  const event = await planned()
  const [one, own] = [await booked(ana, event, 10), await booked(ben, event, 20)]
  expect((await read(ben, one.id)).status).toBe(200)
  await world.call('DELETE', `/event/${event}/helper/${ben.id}`, { as: ana })
  expect([(await read(ben, one.id)).status, (await ofEvent(ben, event)).status]).toEqual([404, 404])
  expect((await read(ben, own.id)).body.booking.can.cancel).toBe(true)
  expect((await ofEvent(ana, event)).body.bookings).toHaveLength(2)
})

test('what they come to is counted by currency: what waits, what is agreed, and what is paid, also of what came to nothing', async () => {
  const event = await planned()
  const [agreed, waiting, off, yen] = [
    await booked(ana, event, 10),
    await booked(ben, event, 7.5),
    await booked(ana, event, 100),
    await booked(ana, event, 3000, 'JP'),
  ]
  for (const { owner, id } of [agreed, off, yen]) await act(owner, id, 'accept')
  await pay(ana, agreed.id, 5)
  await pay(ana, off.id, 30)
  await act(off.owner, off.id, 'cancel', { note: 'The oven is broken.' })
  const expected = [
    { currency: 'EUR', waiting: 15, agreed: 20, paid: 35, committed: 50 },
    { currency: 'JPY', waiting: 0, agreed: 6000, paid: 0, committed: 6000 },
  ]
  for (const as of [ana, ben]) expect((await ofEvent(as, event)).body.sums).toEqual(expected)
  expect(waiting.id).toBeGreaterThan(0)
  // The sums are those of all bookings, whatever is on the page.
  const { body } = await ofEvent(ana, event, '?per_page=2')
  expect([body.bookings.length, body.hasMorePages, body.sums]).toEqual([2, true, expected])
  const next = await ofEvent(ana, event, `?per_page=2&cursor=${body.nextCursor}`)
  expect(next.body.bookings.map(({ id }) => id)).toEqual([agreed.id, off.id])
})

test('what runs comes first, the newest first, and what has come to nothing after it, on whichever page', async () => {
  const event = await planned()
  const made: Awaited<ReturnType<typeof booked>>[] = []
  for (let n = 0; n < 5; n += 1) {
    made.push(await booked(ana, event, 10))
    world.clock.forward({ minutes: 1 })
  }
  const [first, declined, third, cancelled, last] = made.map(({ id }) => id)
  await act(made[1]?.owner ?? ana, declined ?? 0, 'decline', { note: 'We’re full.' })
  await act(ana, cancelled ?? 0, 'cancel')
  const found: number[] = []
  for (let query: string | null = '?per_page=2'; query !== null; ) {
    const { body }: Awaited<ReturnType<typeof ofEvent>> = await ofEvent(ana, event, query)
    found.push(...body.bookings.map(({ id }) => id))
    query = body.nextCursor && `?per_page=2&cursor=${body.nextCursor}`
  }
  expect(found).toEqual([last, third, first, cancelled, declined])
})

test('how they stand is counted over all of them, whatever is on the page', async () => {
  const event = await planned()
  const counts = async () => (await ofEvent(ben, event, '?per_page=1')).body.counts
  expect(await counts()).toEqual({ changed: 0, again: 0, requested: 0, agreed: 0, off: 0 })
  const [unanswered, asked] = [await booked(ana, event, 10), await booked(ana, event, 10)]
  await act(asked.owner, asked.id, 'accept')
  expect(await counts()).toEqual({ changed: 0, again: 0, requested: 1, agreed: 1, off: 0 })
  await edit(ana, event, { event_date: inHours(24 * 40) })
  await world.drainJobs()
  expect(await counts()).toEqual({ changed: 0, again: 2, requested: 0, agreed: 0, off: 0 })
  await act(asked.owner, asked.id, 'accept')
  await act(unanswered.owner, unanswered.id, 'decline')
  await booked(ben, event, 10)
  expect(await counts()).toEqual({ changed: 0, again: 0, requested: 1, agreed: 1, off: 1 })
  const less = await booked(ben, event, 10)
  const [item] = (await read(ben, less.id)).body.booking.items
  await act(less.owner, less.id, 'accept', { items: [{ id: item?.id, qty: 1 }] })
  expect(await counts()).toEqual({ changed: 1, again: 0, requested: 1, agreed: 1, off: 1 })
})

test('the summary of an event takes a fixed number of statements', async () => {
  const event = await planned()
  await booked(ana, event, 10)
  const statements = async () => (await world.statements(() => ofEvent(ben, event))).length
  const before = await statements()
  for (const as of [ana, ben, ana]) await booked(as, event, 10)
  expect(await statements()).toBe(before)
  expect(before).toBeLessThanOrEqual(7)
})

test('an event without bookings has none, and costs nothing', async () => {
  const event = await planned()
  expect((await ofEvent(ben, event)).body).toMatchObject({ bookings: [], sums: [], hasMorePages: false })
})

test('a block between host and co-host hides what each has booked, and what it costs', async () => {
  const event = await planned()
  const [one, own] = [await booked(ana, event, 10), await booked(ben, event, 20)]
  await world.call('POST', `/friend/${ben.id}/block`, { as: ana })
  expect((await read(ben, one.id)).status).toBe(404)
  expect((await read(ana, own.id)).status).toBe(404)
  const { body } = await ofEvent(ana, event)
  expect([body.bookings.map(({ id }) => id), body.sums.map(({ waiting }) => waiting)]).toEqual([[one.id], [20]])
})
