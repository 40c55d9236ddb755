import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from '../bookings/steps.ts'

const world = await startWorld()
const { call, clock } = world
const { act, menu, requested } = bookingsOf(world)

type Caterer = Awaited<ReturnType<typeof menu>>

const within = async ({ providerId }: Caterer) =>
  (await call('GET', `/service-provider/${providerId}`)).body.service_provider.answers_within

const say = (owner: Member, id: number) =>
  call('POST', `/question/${id}/answer`, { as: owner, json: { answer: 'No.' } })

/** Somebody asks, and is answered so many minutes later. */
async function answered(asker: Member, { providerId, owner }: Caterer, minutes: number) {
  const path = `/service-provider/${providerId}/question` as const
  const { body } = await call('POST', path, { as: asker, json: { question: 'With nuts?' } })
  clock.forward({ minutes })
  const { status } = await say(owner, body.question.id)
  expect(status).toBe(200)
  return body.question.id
}

test('how soon a provider answers is told from the fifth answer on: half of the last ones were as soon', async () => {
  const { ana } = await world.people()
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  for (const minutes of [600, 30]) await answered(ana, caterer, minutes)
  const question = await answered(ana, caterer, 10)
  clock.forward({ days: 1 })
  // What is corrected later does not count.
  await say(caterer.owner, question)
  const { booking } = await requested(ana, { caterer })
  clock.forward({ minutes: 45 })
  expect((await act(caterer.owner, booking.id, 'accept', { items: [] })).status).toBe(200)
  expect(await within(caterer)).toBeNull()
  const declined = await requested(ana, { caterer })
  clock.forward({ minutes: 90 })
  expect((await act(caterer.owner, declined.booking.id, 'decline')).status).toBe(200)
  expect(await within(caterer)).toBe(45)
  // A second step of the same booking is no answer.
  expect((await act(ana, booking.id, 'cancel')).status).toBe(200)
  expect(await within(caterer)).toBe(45)
})

test('only the last twenty-five answers count, also of those that are given at once', async () => {
  const { ana, ben, cleo } = await world.people()
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  for (let n = 0; n < 5; n += 1) await answered(ana, caterer, 300)
  expect(await within(caterer)).toBe(300)
  for (let n = 0; n < 22; n += 1) await answered(ben, caterer, 20)
  const asked = await Promise.all(
    [ana, ben, cleo].map(as =>
      call('POST', `/service-provider/${caterer.providerId}/question`, { as, json: { question: 'And now?' } }),
    ),
  )
  clock.forward({ minutes: 20 })
  await Promise.all(asked.map(({ body }) => say(caterer.owner, body.question.id)))
  expect(await within(caterer)).toBe(20)
  const kept = await world.app.db
    .selectFrom('store_answers')
    .select('seconds')
    .where('provider_id', '=', caterer.providerId)
    .execute()
  expect(kept.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 25 }, () => 1200))
})
