import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { celebrate } from '../../../harness/celebrations.ts'
import { erasureOf } from '../../../harness/erasure.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf as talksOf } from '../../chat/conversations/steps.ts'
import { reviewsOf } from '../reviews/steps.ts'

const world = await startWorld()
const { app, call } = world
const { menu, put, ask, requested, act, read, list, becomes, statusOf, write, answer, report, page } = reviewsOf(world)
const { leave, erase, again, tablesWith } = erasureOf(world)
const talks = talksOf(world)

const word = 'Quillonia'
const booked = /^(booking|review|celebrant_)/

/** A booking in whose every word the celebrant has said it. */
async function wordy(host: Member) {
  const caterer = await menu([{ name: 'Plate', price: 10 }])
  await put(host, { ...caterer.choice(0), quantity: 2 })
  const event_id = await celebrate(world, host, { inHours: 24 * 3 })
  const of = { title: `Party in ${word}`, address: `${word} Street 1`, country_id: 724 }
  await app.db.updateTable('events').set(of).where('id', '=', event_id).execute()
  const asked = { event_id, provider_ids: [caterer.providerId], message: `For ${word}` }
  const { id = 0 } = (await ask(host, asked, `${word}-1`)).body.bookings[0] ?? {}
  return { id, caterer, provider: caterer.owner }
}

const notices = async (as: Someone) => {
  await world.drainJobs()
  return (await call('GET', '/notification', { as })).body.notifications
}

test('a booking of a celebrant who is erased is there for the provider, with nothing of the celebrant in it', async () => {
  const ana = await signUp(call, 'Ana')
  const { id, provider, caterer } = await wordy(ana)
  await act(provider, id, 'accept', { note: 'With pleasure.' })
  await talks.say(ana, (await talks.openAbout(ana, 'booking', id)).body.conversation.id, `${word} at seven`)
  await sql`UPDATE booking_steps SET note = ${word}, before_address = ${word} WHERE booking_id = ${id} AND side = 'celebrant'`.execute(
    app.db,
  )
  await becomes(id, 'serving', { inHours: -7 })
  await act(provider, id, 'complete')
  const before = (await read(provider, id)).body.booking
  const review = await write(ana, id, { stars: 4, words: `${word} was full of it` })
  const back = await write(provider, id, { words: 'Lovely people.' })
  expect((await answer(ana, back.id, `${word} thanks you`)).status).toBe(200)
  expect((await report(ana, back.id, { reason: word })).status).toBe(200)
  await leave(ana)
  await erase()

  const owner = await again(provider)
  expect(await tablesWith(word, booked)).toEqual([])
  const { status, body } = await read(owner, id)
  expect(status).toBe(200)
  expect(body.booking).toMatchObject({
    celebrant: { name: 'Someone who has left', profile_picture: null },
    event: { title: '–', address: null, location: null, event_date: before.event.event_date },
    message: '',
    total: before.total,
    items: before.items,
  })
  expect(body.booking.history.map(one => one.note)).toContain('With pleasure.')
  expect(await list(owner, '?side=provider&keyword=Plate')).toMatchObject([{ id }])
  const { conversation } = (await talks.openAbout(owner, 'booking', id)).body
  expect(conversation).toMatchObject({ title: 'Someone who has left', member_count: 1, last_message: null })
  expect(await page(caterer.providerId, owner)).toMatchObject({ total_ratings: 1, rating: review.stars })
})

test('the store of a provider who leaves is closed at once: celebrants hear why, and whoever cannot wait finds another', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const asked = await requested(ana)
  const { caterer, provider } = asked
  const agreed = await requested(ben, { caterer, inHours: 5 })
  await act(provider, agreed.booking.id, 'accept')
  const less = await requested(cleo, { caterer })
  await becomes(less.booking.id, 'changed')
  const served = await requested(dan, { caterer, inHours: 5 })
  await becomes(served.booking.id, 'serving')
  await app.db.updateTable('users').set({ language: 'fr' }).where('id', '=', ben.id).execute()
  await leave(provider)

  const ids = [asked, agreed, less, served].map(one => one.booking.id)
  expect(await Promise.all(ids.map(statusOf))).toEqual(['declined', 'cancelled', 'declined', 'serving'])
  expect(await notices(ana)).toMatchObject([
    { kind: 'booking_declined', description: 'Garden party: This provider has closed their store.' },
  ])
  expect((await notices(ben))[0]).toMatchObject({
    kind: 'booking_cancelled',
    description: 'Garden party: Ce prestataire a fermé sa boutique.',
  })
  expect((await call('GET', `/booking/${asked.booking.id}/alternatives`, { as: ana })).status).toBe(200)
})

test('a booking with a provider who is erased is there for the celebrant, as it was paid for', async () => {
  const host = await signUp(call, 'Hugo')
  const { id, provider } = await wordy(host)
  await act(provider, id, 'accept', { note: `${word} ovens` })
  const { body: agreed } = await read(host, id)
  await becomes(id, 'serving', { inHours: -7 })
  await act(provider, id, 'complete')
  const review = await write(host, id, { words: 'The best of the night.' })
  await write(provider, id, { words: `${word} people` })
  expect((await answer(provider, review.id, `${word} thanks`)).status).toBe(200)
  await leave(provider)
  await erase()

  const me = await again(host)
  expect(await tablesWith(word, /^(booking_steps|review)/)).toEqual([])
  const { body } = await read(me, id)
  expect(body.booking).toMatchObject({
    service_provider: { company_name: 'Someone who has left', logo: null },
    total: agreed.booking.total,
    items: agreed.booking.items,
    status: 'completed',
  })
  const { conversation } = (await talks.openAbout(me, 'booking', id)).body
  expect(conversation).toMatchObject({ title: 'Someone who has left · Party in Quillonia', member_count: 1 })
  expect((await call('GET', `/booking/${id}/agreement`, { as: me })).status).toBe(200)
})

test('who leaves cancels what they have booked for what was still to come, and the provider is told', async () => {
  const iris = await signUp(call, 'Iris')
  const { booking, provider } = await requested(iris)
  await act(provider, booking.id, 'accept')
  await leave(iris)
  expect(await statusOf(booking.id)).toBe('cancelled')
  expect((await notices(provider))[0]).toMatchObject({ kind: 'booking_cancelled', booking_id: booking.id })
})
