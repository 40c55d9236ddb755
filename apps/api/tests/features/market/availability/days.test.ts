import { describe, expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { newCaterer } from '../services/steps.ts'
import { daysOf } from './steps.ts'

const world = await startWorld()
const {
  act,
  askFor,
  caterer,
  countsOn,
  dayIn,
  eventOn,
  list,
  mark,
  put,
  ask,
  read,
  requestedOn,
  say,
  statuses,
  weekdayFrom,
} = daysOf(world)
const { ana, ben } = await world.people()
const { call } = world

/** What a request is refused with, by field; undefined where it is made. */
const refusal = async (...asked: Parameters<typeof askFor>) => {
  const { status, body } = await askFor(...asked)
  if (status === 201) return undefined
  expect([status, body.code]).toEqual([409, 'day_not_free'])
  return Object.values(body.errors).flat()
}

describe('which days are free', () => {
  test('days of the week and single days are off, and one can be open in spite of its weekday', async () => {
    const { owner, providerId } = await caterer({ weekdays_off: [1, 2] })
    const monday = weekdayFrom(20, 1)
    const week = Array.from({ length: 7 }, (_, index) =>
      Temporal.PlainDate.from(monday).add({ days: index }).toString(),
    )
    const [, tuesday = '', , thursday = '', , , sunday = ''] = week
    await mark(owner, { from: thursday, to: sunday, is_off: true })
    await mark(owner, { from: tuesday, is_off: false })
    expect(await statuses(ana, providerId, monday, sunday)).toEqual(['off', 'free', 'free', 'off', 'off', 'off', 'off'])
    await mark(owner, { from: monday, to: sunday, is_off: false })
    expect(await statuses(ana, providerId, monday, sunday)).toEqual(week.map(() => 'free'))
    await mark(owner, { from: monday, to: sunday, is_off: true })
    await say(owner, { weekdays_off: [] })
    expect(await statuses(ana, providerId, monday, tuesday)).toEqual(['free', 'free'])
  })

  test('whoever has no account learns whether a day is free, the provider what it holds', async () => {
    const sold = await caterer({ bookings_a_day: 1, allows_holds: true })
    const { owner, providerId } = sold
    const [free, full] = [dayIn(30), dayIn(31)]
    await act(owner, await requestedOn(ana, sold, { day: full }), 'accept')
    const guest = (await read(undefined, providerId, free, full)).body
    expect(guest.days).toEqual([
      { day: free, is_free: true, status: null, counts: null },
      { day: full, is_free: false, status: null, counts: null },
    ])
    expect(guest).toMatchObject({ holds: [], can: { hold: false, edit: false }, allows_holds: true })
    expect((await read(ben, providerId, full)).body).toMatchObject({
      days: [{ status: 'full', counts: null }],
      can: { hold: true, edit: false },
    })
    expect((await read(owner, providerId, free, full)).body).toMatchObject({
      days: [{ counts: { booked: 0, held: 0 } }, { counts: { booked: 1, held: 0 } }],
      can: { hold: false, edit: true },
    })
  })

  test('terms are what was said last, and of who has said nothing every day is free', async () => {
    const owner = await newCaterer(world)
    const terms = async () => (await call('GET', '/store/availability', { as: owner })).body
    const usual = { weekdays_off: [], lead_days: 0, bookings_a_day: null, allows_holds: false }
    expect(await terms()).toEqual(usual)
    await say(owner, { weekdays_off: [7, 1, 7], lead_days: 3, bookings_a_day: 2, allows_holds: true })
    expect(await terms()).toEqual({ weekdays_off: [1, 7], lead_days: 3, bookings_a_day: 2, allows_holds: true })
    await say(owner, { bookings_a_day: null })
    expect(await terms()).toEqual({ weekdays_off: [], lead_days: 3, bookings_a_day: null, allows_holds: true })
  })

  test('wrong terms, days and spans are refused', async () => {
    const { owner, providerId } = await caterer()
    const fields = async (answer: ReturnType<typeof say | typeof mark | typeof read>) =>
      Object.keys((await answer).body.errors ?? {})
    for (const bookings_a_day of [0, -1, 1.5, 1001])
      expect(await fields(say(owner, { bookings_a_day }))).toHaveLength(1)
    expect(await fields(say(owner, { lead_days: 366 }))).toEqual(['lead_days'])
    expect(await fields(say(owner, { weekdays_off: [8] }))).toEqual(['weekdays_off.0'])
    expect(await fields(call('PATCH', '/store/availability', { as: owner, json: {} }))).toEqual(['weekdays_off'])
    const from = dayIn(5)
    expect(await fields(mark(owner, { from, to: dayIn(4), is_off: true }))).toEqual(['to'])
    expect(await fields(mark(owner, { from, to: dayIn(5 + 366), is_off: true }))).toEqual(['to'])
    expect(await fields(mark(owner, { from: dayIn(1100), is_off: true }))).toEqual(['from'])
    expect(await fields(mark(owner, { from: '2031-02-30', is_off: true }))).toEqual(['from'])
    expect((await read(ana, providerId, from, dayIn(5 + 365))).body.days).toHaveLength(366)
    expect(await fields(read(ana, providerId, from, dayIn(5 + 366)))).toEqual(['to'])
    expect(await fields(read(ana, providerId, from, from, '&timezone=Mars/Olympus'))).toEqual(['timezone'])
  })

  test('it is for nobody who does not see the provider, and changed by nobody else', async () => {
    const { owner, providerId } = await caterer()
    await block(world, owner, ben)
    expect((await read(ben, providerId, dayIn(1))).status).toBe(404)
    expect((await say(ana, {})).status).toBe(403)
    expect((await mark(ana, { from: dayIn(1), is_off: true })).status).toBe(403)
  })

  test('a year takes as many statements as a day', async () => {
    const sold = await caterer({ weekdays_off: [1] })
    const count = async (to: string) => (await world.statements(() => read(ana, sold.providerId, dayIn(0), to))).length
    expect(await count(dayIn(365))).toBe(await count(dayIn(0)))
    expect(await count(dayIn(365))).toBeLessThanOrEqual(5)
  })
})

describe('who asks for a day', () => {
  test('that is off, full or too soon is refused with the provider’s name, and loses nothing', async () => {
    const sold = await caterer({ bookings_a_day: 1, lead_days: 10 })
    const [off, full, soon] = [dayIn(40), dayIn(41), dayIn(9)]
    await mark(sold.owner, { from: off, is_off: true })
    await act(sold.owner, await requestedOn(ben, sold, { day: full }), 'accept')
    expect(await refusal(ana, sold, { day: off })).toEqual(['Saffron & Smoke is off that day.'])
    expect(await refusal(ana, sold, { day: full })).toEqual(['Saffron & Smoke has no place left that day.'])
    expect(await refusal(ana, sold, { day: soon })).toEqual(['Saffron & Smoke needs more notice.'])
    expect((await call('GET', '/cart', { as: ana })).body.cart).toHaveLength(1)
    expect(await list(sold.owner, '?side=provider')).toHaveLength(1)
    expect(await refusal(ana, sold, { day: dayIn(10) })).toBeUndefined()
  })

  test('of several providers all who are not free are named, and none is asked', async () => {
    const [one, other, free] = [await caterer(), await caterer({ lead_days: 60 }), await caterer()]
    await mark(one.owner, { from: dayIn(45), is_off: true })
    for (const { choice } of [one, other, free]) await put(ben, choice())
    const { body } = await ask(ben, { event_id: await eventOn(ben, { day: dayIn(45) }) })
    expect(body.code).toBe('day_not_free')
    expect(body.details).toEqual({
      [`provider_ids.${one.providerId}`]: [{ code: 'day_off', values: { provider: 'Saffron & Smoke' } }],
      [`provider_ids.${other.providerId}`]: [{ code: 'day_lead', values: { provider: 'Saffron & Smoke' } }],
    })
    expect(await list(free.owner, '?side=provider')).toEqual([])
  })

  test('days until the event are counted by the clock at its place', async () => {
    const sold = await caterer({ lead_days: 1 })
    const now = world.clock.now()
    world.clock.forward({
      minutes: (24 * 60 + 23 * 60 + 30 - now.getUTCHours() * 60 - now.getUTCMinutes()) % (24 * 60),
    })
    const tomorrow = dayIn(1)
    // It is half past eleven at night in UTC: afternoon of the same day in Hawaii, noon of the next day in New Zealand.
    expect(await refusal(ana, sold, { day: tomorrow, from: '20:00', timezone: 'Pacific/Auckland' })).toHaveLength(1)
    expect(await refusal(ana, sold, { day: tomorrow, from: '20:00', timezone: 'Pacific/Honolulu' })).toBeUndefined()
    expect(await statuses(ana, sold.providerId, tomorrow, tomorrow, '&timezone=Pacific/Auckland')).toEqual(['lead'])
    expect(await statuses(ana, sold.providerId, tomorrow, tomorrow, '&timezone=Pacific/Honolulu')).toEqual(['free'])
    expect(await statuses(ana, sold.providerId, dayIn(-1))).toEqual(['lead'])
  })

  test('for an event of several days asks for all of them; a night until six belongs to the day before', async () => {
    const sold = await caterer({ bookings_a_day: 1 })
    const { owner } = sold
    const days = [50, 51, 52, 53].map(dayIn)
    const [first = '', second = '', third = '', fourth = ''] = days
    const festival = { day: first, from: '16:00', hours: 2 * 24, timezone: 'Europe/Madrid' }
    const booking = await requestedOn(ben, sold, festival)
    await act(owner, booking, 'accept')
    expect(await statuses(ana, sold.providerId, first, fourth)).toEqual(['full', 'full', 'full', 'free'])
    expect((await list(owner, `?side=provider&day=${third}`)).map(({ id }: { id: number }) => id)).toEqual([booking])
    expect(await list(owner, `?side=provider&day=${fourth}`)).toEqual([])
    await act(owner, booking, 'cancel', { note: 'The oven is broken.' })
    const night = { day: second, from: '22:00', hours: 8, timezone: 'Asia/Tokyo' }
    await act(owner, await requestedOn(ben, sold, night), 'accept')
    expect(await statuses(ana, sold.providerId, first, fourth)).toEqual(['free', 'full', 'free', 'free'])
    expect(await refusal(ana, sold, festival)).toHaveLength(1)
    expect(await countsOn(sold, second)).toEqual({ booked: 1, held: 0 })
  })
})
