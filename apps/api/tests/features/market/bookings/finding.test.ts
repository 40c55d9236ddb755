import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { celebrate } from '../../../harness/celebrations.ts'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { act, ask, copied, list, put, read, requested } = bookingsOf(world)
const { ana, ben } = await world.people()

const ids = async (as: Someone, query: string) => (await list(as, query)).map(({ id }: { id: number }) => id)
const called = (id: number, title: string) =>
  world.app.db.updateTable('events').set({ title }).where('id', '=', id).execute()

/** A caterer whom Ana and Ben have each asked once, Ana first. */
async function askedTwice() {
  const { booking, caterer, provider, event_id } = await requested(ana, {
    inHours: 90,
    items: [{ name: 'Jollof', price: 4 }],
  })
  const later = await celebrate(world, ben, { inHours: 50 })
  await called(later, 'Ngozi turns seventy')
  await put(ben, caterer.choice())
  const [second] = (await ask(ben, { event_id: later })).body.bookings
  return { first: booking.id, second: second?.id ?? 0, provider, event_id }
}

test('bookings are found by beginnings of words of the event, the other side and what was booked', async () => {
  const { first, second, provider } = await askedTwice()
  const found = (keyword: string) => ids(provider, `?side=provider&keyword=${keyword}`)
  expect(await found('ngoz sevent')).toEqual([second])
  expect(await found('garden')).toEqual([first])
  expect(await found('ana')).toEqual([first])
  expect(await found('jollof')).toEqual([second, first])
  expect(await found('jollof ben')).toEqual([second])
  expect(await found('saffron')).toEqual([second, first])
  expect(await found('!?')).toEqual([])
  expect(await ids(ben, '?keyword=saffron')).toEqual([second])
  expect(await ids(provider, '?side=provider&keyword=jollof&status[]=accepted')).toEqual([])
  expect(await ids(provider, '?side=provider&keyword=jollof&status[]=requested&sort=soonest')).toEqual([second, first])
})

test('nobody finds the bookings of others by their words', async () => {
  const { provider } = await askedTwice()
  const other = await requested(ana, { items: [{ name: 'Jollof', price: 4 }] })
  expect(await ids(other.provider, '?side=provider&keyword=jollof')).toEqual([other.booking.id])
  expect(await ids(provider, '?keyword=jollof')).toEqual([])
})

test('people and companies are found by the names that they have now', async () => {
  const { cleo } = await world.people()
  const { booking, provider } = await requested(cleo)
  await world.call('POST', '/profile', { as: cleo, json: { name: 'Philippa' } })
  expect(await ids(provider, '?side=provider&keyword=philippa')).toEqual([booking.id])
  expect(await ids(provider, '?side=provider&keyword=cleo')).toEqual([])
  await world.call('POST', '/profile', { as: provider, json: { service_provider: { company_name: 'Thyme' } } })
  expect(await ids(cleo, '?keyword=thyme')).toEqual([booking.id])
})

test('words that more than two hundred bookings have are found as well', async () => {
  const { booking, provider } = await requested(ana)
  await copied(booking.id, 230)
  expect(await ids(provider, '?side=provider&keyword=garden&per_page=5')).toHaveLength(5)
  expect(await ids(provider, '?side=provider&keyword=garden&status[]=requested&per_page=100&page=3')).toHaveLength(31)
})

test('lists are sorted by the event, the next or the last one first, page by page', async () => {
  const { first, second, provider } = await askedTwice()
  expect(await ids(provider, '?side=provider&sort=soonest')).toEqual([second, first])
  expect(await ids(provider, '?side=provider&sort=latest')).toEqual([first, second])
  for (const [sort, order] of [
    ['soonest', [second, first]],
    ['latest', [first, second]],
  ] as const) {
    const path = `/booking?side=provider&sort=${sort}&per_page=1&status[]=requested`
    const page = (await world.call('GET', path as '/booking', { as: provider })).body
    const next = (await world.call('GET', `${path}&cursor=${page.nextCursor}` as '/booking', { as: provider })).body
    expect([...page.bookings, ...next.bookings].map(({ id }) => id)).toEqual(order)
  }
})

test('how many there are in each state is counted for each side', async () => {
  const { first, provider } = await askedTwice()
  await act(provider, first, 'accept')
  const { counts } = (await world.call('GET', '/booking/count?side=provider' as '/booking/count', { as: provider }))
    .body
  expect(counts).toMatchObject({ requested: 1, accepted: 1, changed: 0, cancelled: 0 })
  const { body } = await world.call('GET', '/booking/count', { as: provider })
  expect(Object.values(body.counts)).toEqual(Object.values(body.counts).map(() => 0))
})

test('until when the first of what waits is to be answered is told to the side that it waits for', async () => {
  const { first, second, provider } = await askedTwice()
  const answerBy = async (as: Someone, side: string) =>
    (await world.call('GET', `/booking/count?side=${side}` as '/booking/count', { as })).body.answer_by
  const deadlineOf = async (id: number) => (await read(provider, id)).body.booking.expires_at
  const [one, other] = [String(await deadlineOf(first)), String(await deadlineOf(second))]
  expect(await answerBy(provider, 'provider')).toBe(one < other ? one : other)
  expect(await answerBy(ben, 'celebrant')).toBeNull()
  for (const id of [first, second]) await act(provider, id, 'decline')
  expect(await answerBy(provider, 'provider')).toBeNull()
})

test('a provider who has yet to answer sees how much the day holds, and how much it takes', async () => {
  const one = await requested(ana, { inHours: 100 })
  const asked = async () => {
    const event_id = await celebrate(world, ben, { inHours: 100 })
    await put(ben, one.caterer.choice())
    return (await ask(ben, { event_id })).body.bookings[0]?.id ?? 0
  }
  const other = await asked()
  const sameDay = async (as: Someone, id: number) => (await read(as, id)).body.booking.same_day
  expect(await sameDay(one.provider, other)).toEqual({ booked: 0, most: null, is_full: false })
  await act(one.provider, one.booking.id, 'accept')
  const terms = { weekdays_off: [], bookings_a_day: 3 }
  await world.call('PATCH', '/store/availability', { as: one.provider, json: terms })
  expect(await sameDay(one.provider, other)).toEqual({ booked: 1, most: 3, is_full: false })
  expect(await sameDay(ben, other)).toBeNull()
  expect(await sameDay(one.provider, one.booking.id)).toBeNull()
  await act(one.provider, one.booking.id, 'cancel', { note: 'Ill.' })
  expect(await sameDay(one.provider, other)).toEqual({ booked: 0, most: 3, is_full: false })
})

test('what the event says now is told as long as the booking has not come to nothing', async () => {
  const { booking, provider, event_id } = await requested(ana)
  await world.app.db
    .updateTable('events')
    .set({ about: 'By the lake.', dress_code: 'Coral' })
    .where('id', '=', event_id)
    .execute()
  const details = async () => (await read(provider, booking.id)).body.booking.event.details
  expect(await details()).toEqual({ about: 'By the lake.', dress_code: 'Coral', special_guest: null, cover: null })
  await act(provider, booking.id, 'decline')
  expect(await details()).toBeNull()
})
