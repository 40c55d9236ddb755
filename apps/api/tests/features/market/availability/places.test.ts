import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from '../bookings/steps.ts'
import { daysOf } from './steps.ts'

const world = await startWorld()
const { act, caterer, countsOn, dayIn, eventOn, put, requestedOn, ask, say, statusOf } = daysOf(world)
const { read: readBooking } = bookingsOf(world)
const { ana, ben } = await world.people()
const twenty = Array.from({ length: 20 }, (_, index) => index)

/** What the database has counted for a caterer, beside the places that there are. */
async function tallies(providerId: number) {
  const { rows } = await sql<{ taken: number; most: number | null; places: number }>`
    SELECT taken, most, (SELECT count(*) FROM store_places AS place
      WHERE place.provider_id = counted.provider_id AND place.day = counted.day)::integer AS places
    FROM store_day_counts AS counted WHERE provider_id = ${providerId}`.execute(world.app.db)
  return rows
}

describe('the last place of a day', () => {
  test('goes to one of twenty who accept at once', async () => {
    const sold = await caterer({ bookings_a_day: 3 })
    const day = dayIn(30)
    const bookings: number[] = []
    for (const _ of twenty) bookings.push(await requestedOn(ana, sold, { day }))
    const [first = 0, second = 0, ...others] = bookings
    for (const booking of [first, second]) await act(sold.owner, booking, 'accept')
    const answers = await Promise.all(others.map(booking => act(sold.owner, booking, 'accept')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'day_full')).toHaveLength(17)
    expect(await countsOn(sold, day)).toEqual({ booked: 3, held: 0 })
    const refused = others[answers.findIndex(({ status }) => status === 409)] ?? 0
    expect(await statusOf(refused)).toBe('requested')
    await say(sold.owner, { bookings_a_day: 4 })
    expect((await act(sold.owner, refused, 'accept')).status).toBe(200)
  })

  test('is taken by an offer to do less, so that who agrees to it gets it', async () => {
    const sold = await caterer({ bookings_a_day: 1 })
    const day = dayIn(31)
    await put(ana, { ...sold.choice(), quantity: 2 })
    const { body } = await ask(ana, { event_id: await eventOn(ana, { day }) })
    const [booking] = body.bookings
    const other = await requestedOn(ben, sold, { day })
    await act(sold.owner, booking?.id ?? 0, 'accept', { items: [{ id: booking?.items[0]?.id, qty: 1 }] })
    expect((await act(sold.owner, other, 'accept')).body.code).toBe('day_full')
    expect((await act(ana, booking?.id ?? 0, 'confirm')).status).toBe(200)
    expect(await countsOn(sold, day)).toEqual({ booked: 1, held: 0 })
  })

  test.each(['cancel', 'decline', 'expire', 'delete the event'])('is free again after: %s', async how => {
    const sold = await caterer({ bookings_a_day: 1 })
    const day = dayIn(32)
    await put(ana, { ...sold.choice(), quantity: 2 })
    const event_id = await eventOn(ana, { day })
    const [booking] = (await ask(ana, { event_id })).body.bookings
    const id = booking?.id ?? 0
    const next = await requestedOn(ben, sold, { day })
    const isAccepted = how === 'cancel' || how === 'delete the event'
    const items = isAccepted ? [] : [{ id: booking?.items[0]?.id, qty: 1 }]
    await act(sold.owner, id, 'accept', { items })
    expect((await act(sold.owner, next, 'accept')).body.code).toBe('day_full')
    if (how === 'cancel') await act(ana, id, 'cancel')
    if (how === 'decline') await act(sold.owner, id, 'decline')
    if (how === 'delete the event') {
      await world.call('DELETE', `/event/${event_id}`, { as: ana })
      await world.drainJobs()
    }
    if (how === 'expire') {
      world.clock.forward({ days: 8 })
      await world.runScheduledJob('bookings.move-on')
    }
    expect(await countsOn(sold, day)).toEqual({ booked: 0, held: 0 })
    const answer = await act(sold.owner, how === 'expire' ? await requestedOn(ben, sold, { day }) : next, 'accept')
    expect(answer.status).toBe(200)
  })

  test('stays taken when the provider takes fewer bookings or the day off, and nobody is turned away', async () => {
    const sold = await caterer({ bookings_a_day: 2 })
    const day = dayIn(33)
    const bookings = [await requestedOn(ana, sold, { day }), await requestedOn(ben, sold, { day })]
    const waiting = await requestedOn(ben, sold, { day })
    for (const booking of bookings) await act(sold.owner, booking, 'accept')
    await say(sold.owner, { bookings_a_day: 1 })
    expect(await countsOn(sold, day)).toEqual({ booked: 2, held: 0 })
    await act(ana, bookings[0] ?? 0, 'cancel')
    expect((await act(sold.owner, waiting, 'accept')).body.code).toBe('day_full')
    await act(ben, bookings[1] ?? 0, 'cancel')
    await world.call('PUT', '/store/availability/day', { as: sold.owner, json: { from: day, is_off: true } })
    expect((await act(sold.owner, waiting, 'accept')).status).toBe(200)
  })

  test('of several days is taken on all of them, or on none', async () => {
    const sold = await caterer({ bookings_a_day: 1 })
    const [first, second] = [dayIn(34), dayIn(35)]
    const both = await requestedOn(ana, sold, { day: first, hours: 24 })
    await act(sold.owner, await requestedOn(ben, sold, { day: second }), 'accept')
    expect((await act(sold.owner, both, 'accept')).body.code).toBe('day_full')
    expect(await countsOn(sold, first)).toEqual({ booked: 0, held: 0 })
  })

  test('is said to be gone before a request is answered, and on none of the days of what has its own', async () => {
    const sold = await caterer({ bookings_a_day: 1, allows_holds: true })
    const day = dayIn(37)
    const isFull = async (id: number) => (await readBooking(sold.owner, id)).body.booking.same_day?.is_full
    const waiting = await requestedOn(ana, sold, { day: dayIn(36), hours: 48 })
    expect(await isFull(waiting)).toBe(false)
    await world.call('POST', `/service-provider/${sold.providerId}/hold`, { as: ben, json: { day } })
    expect(await isFull(waiting)).toBe(true)
    expect((await act(sold.owner, waiting, 'accept')).body.code).toBe('day_full')
    const kept = await requestedOn(ben, sold, { day })
    expect(await isFull(kept)).toBe(false)
    expect((await act(sold.owner, kept, 'accept')).status).toBe(200)
    expect(await isFull(waiting)).toBe(true)
    await act(ben, kept, 'cancel')
    expect(await isFull(waiting)).toBe(false)
  })

  test('is free again on the days to come of what is completed sooner, and stays taken on those that were served', async () => {
    const sold = await caterer({ bookings_a_day: 1 })
    const [first, second, third] = [dayIn(1), dayIn(2), dayIn(3)]
    const booking = await requestedOn(ana, sold, { day: first, hours: 48 })
    await act(sold.owner, booking, 'accept')
    world.clock.forward({ days: 1 })
    await act(sold.owner, booking, 'serve')
    expect((await act(sold.owner, booking, 'complete')).status).toBe(200)
    const booked = async (day: string) => (await countsOn(sold, day))?.booked
    expect([await booked(first), await booked(second), await booked(third)]).toEqual([1, 0, 0])
  })

  test('is not asked for where any number of bookings is taken', async () => {
    const sold = await caterer()
    const day = dayIn(36)
    const bookings: number[] = []
    for (const _ of twenty.slice(0, 5)) bookings.push(await requestedOn(ana, sold, { day }))
    const answers = await Promise.all(bookings.map(booking => act(sold.owner, booking, 'accept')))
    expect(answers.map(({ status }) => status)).toEqual(bookings.map(() => 200))
    expect(await countsOn(sold, day)).toEqual({ booked: 5, held: 0 })
  })
})

test('whatever people do at once, counts are what there is, never below none nor above the most', async () => {
  const sold = await caterer({ bookings_a_day: 2, allows_holds: true })
  const days = [40, 41, 42].map(dayIn)
  const bookings: { id: number; by: typeof ana }[] = []
  for (const [index, by] of [ana, ben, ana, ben, ana, ben].entries())
    bookings.push({ id: await requestedOn(by, sold, { day: days[index % 3] ?? '', hours: 6 + (index % 2) * 24 }), by })
  let seed = 11
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const someDay = () => days[random(3)] ?? ''
  const someBooking = () => bookings[random(bookings.length)] ?? { id: 0, by: ana }
  const doings: (() => Promise<unknown>)[] = [
    () => act(sold.owner, someBooking().id, 'accept'),
    () => act(sold.owner, someBooking().id, 'cancel', { note: 'So it is.' }),
    () => act(someBooking().by, someBooking().id, 'cancel'),
    () => world.call('POST', `/service-provider/${sold.providerId}/hold`, { as: ben, json: { day: someDay() } }),
    () => say(sold.owner, { bookings_a_day: 1 + random(3) }),
    () =>
      requestedOn(ana, sold, { day: someDay() }).then(
        id => bookings.push({ id, by: ana }),
        () => undefined,
      ),
  ]
  for (const _ of twenty.slice(0, 12)) {
    await Promise.all(twenty.slice(0, 6).map(() => doings[random(doings.length)]?.() ?? Promise.resolve()))
    for (const { taken, most, places } of await tallies(sold.providerId)) {
      expect(taken).toBe(places)
      expect(taken).toBeGreaterThanOrEqual(0)
      if (most !== null) expect(taken).toBeLessThanOrEqual(most)
    }
  }
})
