import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from '../bookings/steps.ts'

const world = await startWorld()
const { act, menu, requested } = bookingsOf(world)
const { clock } = world

const figures = async (as: Member, days = 30) => {
  const { status, body } = await world.call('GET', `/store/figure?days=${days}`, { as })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const today = () => clock.now().toISOString().slice(0, 10)

/** A caterer whom Ana asks for two plates, 20 in all. */
async function kitchen() {
  const { ana } = await world.people()
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  const ask = async (inHours = 24 * 60) => (await requested(ana, { caterer, inHours })).booking
  return { ana, caterer, owner: caterer.owner, ask }
}

test('a store that was never asked has figures that say so', async () => {
  const { owner } = await kitchen()
  const { days, ...rest } = await figures(owner)
  expect(days).toHaveLength(30)
  expect(rest).toEqual({ requests: 0, answered: 0, accepted: 0, answer_minutes: null, income: [] })
})

test('requests count on the day on which they were made, by the UTC calendar', async () => {
  const { owner, ask } = await kitchen()
  await ask()
  clock.forward({ days: 1 })
  await ask()
  await ask()
  const { days, requests } = await figures(owner)
  expect(requests).toBe(3)
  expect(days.slice(-2).map(({ requests: count }) => count)).toEqual([1, 2])
  expect(days.at(-1)?.date).toBe(today())
  clock.forward({ days: 29 })
  expect((await figures(owner)).requests).toBe(2)
  expect((await figures(owner, 90)).requests).toBe(3)
})

test('of the answers those are a yes that accept, also less; what waits, expires or is cancelled first is none', async () => {
  const { ana, owner, ask } = await kitchen()
  const [yes, less, takenBack, no, cancelled] = [await ask(), await ask(), await ask(), await ask(), await ask()]
  await ask()
  const propose = (booking: typeof yes) =>
    act(owner, booking.id, 'accept', { items: [{ id: booking.items[0]?.id, qty: 1 }] })
  await act(owner, yes.id, 'accept')
  await propose(less)
  await propose(takenBack)
  await act(owner, takenBack.id, 'decline')
  await act(owner, no.id, 'decline')
  await act(ana, cancelled.id, 'cancel')
  expect(await figures(owner)).toMatchObject({ requests: 6, answered: 4, accepted: 2 })
  // A yes stays one when the booking is called off later.
  await act(owner, yes.id, 'cancel', { note: 'The oven is broken.' })
  clock.forward({ days: 8 })
  await world.runScheduledJob('bookings.move-on')
  expect(await figures(owner)).toMatchObject({ requests: 6, answered: 4, accepted: 2 })
})

test('the time of an answer is the median of the first answers', async () => {
  const { owner, ask } = await kitchen()
  const asked = [await ask(), await ask(), await ask()]
  const [first, second, third] = asked.map(({ id }) => id)
  clock.forward({ minutes: 10 })
  await act(owner, first ?? 0, 'accept', { items: [{ id: asked[0]?.items[0]?.id, qty: 1 }] })
  clock.forward({ minutes: 30 })
  await act(owner, first ?? 0, 'decline')
  await act(owner, second ?? 0, 'decline')
  clock.forward({ days: 2 })
  await act(owner, third ?? 0, 'accept')
  expect((await figures(owner)).answer_minutes).toBe(40)
})

test('income counts from the day on which both have agreed, as long as it is not cancelled', async () => {
  const { ana, owner, ask, caterer } = await kitchen()
  const [full, less, unconfirmed] = [await ask(), await ask(), await ask()]
  for (const { id, items } of [less, unconfirmed])
    await act(owner, id, 'accept', { items: [{ id: items[0]?.id, qty: 1 }] })
  await act(owner, full.id, 'accept')
  const agreed = today()
  clock.forward({ days: 1 })
  await act(ana, less.id, 'confirm')
  const service = { id: caterer.service.id, name: caterer.service.name, total: 30 }
  const { income } = await figures(owner)
  expect(income).toEqual([
    {
      currency: caterer.service.currency,
      total: 30,
      services: [service],
      days: [
        { date: agreed, service_id: service.id, total: 20 },
        { date: today(), service_id: service.id, total: 10 },
      ],
    },
  ])
  await act(owner, full.id, 'cancel', { note: 'The oven is broken.' })
  expect((await figures(owner)).income).toMatchObject([{ total: 10 }])
})

test('what was asked for before the period and agreed on in it is income of it', async () => {
  const { ana, owner, ask } = await kitchen()
  const { id, items } = await ask(24 * 90)
  clock.forward({ days: 6 })
  await act(owner, id, 'accept', { items: [{ id: items[0]?.id, qty: 1 }] })
  clock.forward({ days: 6 })
  await act(ana, id, 'confirm')
  clock.forward({ days: 9 })
  await figures(owner)
  clock.forward({ days: 20 })
  expect(await figures(owner)).toMatchObject({ requests: 0, answered: 0, income: [{ total: 10 }] })
  clock.forward({ days: 1 })
  expect((await figures(owner)).income).toEqual([])
})

test('currencies stand beside each other, and are never added up', async () => {
  const { owner, ask } = await kitchen()
  const [euros, yen] = [await ask(), await ask()]
  for (const { id } of [euros, yen]) await act(owner, id, 'accept')
  await world.app.db.updateTable('bookings').set({ currency: 'JPY' }).where('id', '=', yen.id).execute()
  const { income } = await figures(owner)
  expect(income.map(({ currency, total }) => [currency, total])).toEqual([
    [euros.currency, 20],
    ['JPY', 2000],
  ])
})

test('nobody sees the figures of another store', async () => {
  const { ben } = await world.people()
  const { ask } = await kitchen()
  await act((await kitchen()).owner, (await ask()).id, 'accept')
  const other = await kitchen()
  expect(await figures(other.owner)).toMatchObject({ requests: 0, income: [] })
  for (const [as, status] of [
    [ben, 403],
    [undefined, 401],
  ] as const)
    expect((await world.call('GET', '/store/figure', { as })).status).toBe(status)
  expect((await world.call('GET', '/store/figure?days=31', { as: other.owner })).status).toBe(422)
})
