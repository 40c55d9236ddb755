import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'
import { bookingsOf } from '../bookings/steps.ts'
import { servicesOf } from '../services/steps.ts'

const world = await startWorld()
const { act, menu, requested } = bookingsOf(world)
const { edit: editEvent, inHours } = eventsOf(world)
const { edit: editService } = servicesOf(world)
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

test('of the same answers it is the time that the store tells everybody', async () => {
  const { owner, ask, caterer } = await kitchen()
  // Twice as many end in between: the first of the two in the middle counts, and a minute that has begun.
  for (const seconds of [20, 70, 130, 400, 900, 5000]) {
    const { id } = await ask()
    clock.forward({ seconds })
    await act(owner, id, 'accept')
  }
  const { body } = await world.call('GET', `/service-provider/${caterer.providerId}`)
  expect(body.service_provider.answers_within).toBe(3)
  expect((await figures(owner)).answer_minutes).toBe(3)
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

test('income counts once, whatever the event does after both have agreed, and again from the day of the last yes', async () => {
  const { ana, owner, caterer } = await kitchen()
  const { booking, event_id } = await requested(ana, { caterer, inHours: 24 * 60 })
  const edit = async (json: object) => {
    expect((await editEvent(ana, event_id, json)).status).toBe(200)
    await world.drainJobs()
  }
  const income = async () =>
    (await figures(owner)).income.flatMap(({ days }) => days.map(({ date, total }) => [date, total]))
  await act(owner, booking.id, 'accept')
  const first = today()
  await edit({ address: 'By the lake' })
  await edit({ address: 'In the barn' })
  expect(await income()).toEqual([[first, 20]])
  clock.forward({ days: 20 })
  await edit({ event_date: inHours(24 * 9) })
  // Asked again: nothing is agreed on as long as nobody has answered.
  expect(await income()).toEqual([])
  await act(owner, booking.id, 'accept')
  expect(await income()).toEqual([[today(), 20]])
  clock.forward({ days: 9 })
  await act(owner, booking.id, 'serve')
  await act(owner, booking.id, 'complete')
  expect((await figures(owner)).income).toMatchObject([{ total: 20 }])
})

test('a service has the name by which it was booked last', async () => {
  const { owner, ask, caterer } = await kitchen()
  await act(owner, (await ask()).id, 'accept')
  await editService(owner, caterer.service.id, { name: 'Feasts' })
  expect((await figures(owner)).income).toMatchObject([{ services: [{ name: caterer.service.name }] }])
  await act(owner, (await ask()).id, 'accept')
  expect((await figures(owner)).income).toMatchObject([{ services: [{ name: 'Feasts', total: 40 }] }])
})

test('currencies stand beside each other, and are never added up', async () => {
  const { owner, ask } = await kitchen()
  const [euros, yen] = [await ask(), await ask()]
  await world.app.db.updateTable('bookings').set({ currency: 'JPY' }).where('id', '=', yen.id).execute()
  for (const { id } of [euros, yen]) await act(owner, id, 'accept')
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
