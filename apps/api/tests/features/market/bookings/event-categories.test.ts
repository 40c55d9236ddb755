import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { act, requested, menu } = bookingsOf(world)
const [catering, food, bar] = [11, 1, 17]

/** The ids of events that are found, in order. */
async function found(query: string, as?: Someone): Promise<number[]> {
  await world.drainJobs()
  const { status, body } = await world.call('GET', `/event/public?${query}`, { as })
  expect(status).toBe(200)
  return body.events.map(({ id }) => id)
}

const edit = (as: Someone, id: number, json: object) => world.call('PATCH', `/event/${id}`, { as, json })

test('an event is found by the category of what is agreed on for it, and by its group', async () => {
  const { ana } = await world.people()
  const { booking, provider, event_id } = await requested(ana)
  expect(await found(`category_id=${catering}`)).toEqual([])
  await act(provider, booking.id, 'accept')
  expect(await found(`category_id=${catering}`)).toEqual([event_id])
  expect(await found(`category_id=${food}`)).toEqual([event_id])
  expect(await found(`category_id=${bar}`)).toEqual([])
  await act(ana, booking.id, 'cancel')
  expect(await found(`category_id=${catering}`)).toEqual([])
})

test('a second booking of the same category keeps the event there when one is cancelled', async () => {
  const { ana } = await world.people()
  const { booking, provider, event_id } = await requested(ana)
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  await world.call('POST', '/cart', { as: ana, json: { ...caterer.choice(), quantity: 2 } })
  const asked = { event_id, provider_ids: [caterer.providerId], guests: 40 }
  const { body } = await world.call('POST', '/booking', { as: ana, json: asked })
  await act(provider, booking.id, 'accept')
  await act(caterer.owner, body.bookings[0]?.id ?? 0, 'accept')
  await act(ana, booking.id, 'cancel')
  expect(await found(`category_id=${catering}`)).toEqual([event_id])
  await act(ana, body.bookings[0]?.id ?? 0, 'cancel')
})

test('what is asked again about another day is agreed on no more', async () => {
  const { ana } = await world.people()
  const { booking, provider, event_id } = await requested(ana)
  await act(provider, booking.id, 'accept')
  expect(await found(`category_id=${catering}`)).toEqual([event_id])
  await edit(ana, event_id, { event_date: '2030-04-10 18:00:00' })
  expect(await found(`category_id=${catering}`)).toEqual([])
  await act(provider, booking.id, 'accept')
  expect(await found(`category_id=${catering}`)).toEqual([event_id])
  await act(ana, booking.id, 'cancel')
})

test('the category goes with the other filters, the lists of one’s own and the pages', async () => {
  const { ana, ben, cleo } = await world.people()
  await befriend(world, ana, ben)
  const late = await requested(ana, { inHours: 24 * 40 })
  const soon = await requested(ana, { inHours: 24 * 35 })
  for (const { booking, provider } of [late, soon]) await act(provider, booking.id, 'accept')
  const both = [soon.event_id, late.event_id]
  expect(await found(`category_id=${food}`)).toEqual(both)
  expect(await found(`category_id=${food}&keyword=garden`)).toEqual(both)
  expect(await found(`category_id=${food}&keyword=castle`)).toEqual([])
  expect(await found(`category_id=${food}&country_id=724`)).toEqual([])
  const first = await world.call('GET', `/event/public?category_id=${food}&per_page=1`)
  expect(await found(`category_id=${food}&per_page=1&cursor=${first.body.nextCursor}`)).toEqual([late.event_id])
  await world.call('POST', `/event/${late.event_id}/mark`, { as: cleo })
  expect(await found(`category_id=${food}&marked=true`, cleo)).toEqual([late.event_id])
  expect(await found(`category_id=${bar}&marked=true`, cleo)).toEqual([])

  await edit(ana, soon.event_id, { open_to: [1, 2, 3] })
  expect(await found(`category_id=${food}`, cleo)).toEqual([late.event_id])
  expect(await found(`category_id=${food}`, ben)).toEqual(both)
  expect(await found(`category_id=${bar}`, ben)).toEqual([])
  await edit(ana, late.event_id, { open_to: [5] })
  expect(await found(`category_id=${food}`)).toEqual([])
})

test('what is no category finds nothing, and what is no number is refused', async () => {
  expect(await found('category_id=9007199254740991')).toEqual([])
  expect((await world.call('GET', '/event/public?category_id=food')).status).toBe(422)
})
