import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { servicesOf } from '../services/steps.ts'
import { reviewsOf } from './steps.ts'

const world = await startWorld()
const { requested, completed, reviewed, becomes, send, write, edit, answer, report, both, of, ofCelebrant, pass } =
  reviewsOf(world)
const { picture } = servicesOf(world)

test('the first review is read by its author alone; with the second one both are shown', async () => {
  const { ana, ben } = await world.people()
  const { id, provider, providerId } = await completed(ana)
  const own = await write(ana, id, { stars: 4, words: 'Warm plates.' })
  expect(own).toMatchObject({ side: 'celebrant', stars: 4, shown_at: null, booking_id: id })
  expect(own.can).toEqual({ edit: true, answer: false, report: false })
  expect(await both(provider, id)).toMatchObject({ own: null, theirs: null, theirs_waits: true, can: { write: true } })
  expect(await both(ana, id)).toMatchObject({ own: { words: 'Warm plates.' }, theirs: null, can: { write: false } })
  expect(await of(providerId, provider)).toMatchObject({ reviews: [], total_ratings: 0 })
  expect((await answer(provider, own.id)).status).toBe(404)
  expect((await report(provider, own.id)).status).toBe(404)
  await write(provider, id, { stars: 5, words: 'A kind host.' })
  const seen = await both(ana, id)
  expect(seen).toMatchObject({ own: { stars: 4 }, theirs: { words: 'A kind host.' }, theirs_waits: false })
  expect(seen.theirs?.author).toMatchObject({ name: 'Saffron & Smoke', provider_id: providerId })
  expect(seen.own?.shown_at).toBe(seen.theirs?.shown_at)
  expect((await of(providerId, ben)).reviews).toMatchObject([
    { words: 'Warm plates.', author: { user_id: ana.id, name: 'Ana' }, booking_id: null },
  ])
})

test('a review without another one is shown after seven days, and then the other side can’t write any more', async () => {
  const { ana } = await world.people()
  const { id, provider, providerId } = await completed(ana)
  await write(ana, id)
  await pass(6.9)
  expect((await of(providerId)).reviews).toEqual([])
  await pass(0.2)
  expect((await of(providerId)).reviews).toHaveLength(1)
  expect(await both(provider, id)).toMatchObject({ theirs: { stars: 5 }, can: { write: false } })
  expect((await send(provider, id)).body.code).toBe('reviews_closed')
  await pass(1)
  expect(await of(providerId)).toMatchObject({ total_ratings: 1, by_stars: [0, 0, 0, 0, 1] })
})

test('what the clock and the other side show at once counts once', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const bookings = await Promise.all([ana, ben, cleo, dan].map(host => completed(host)))
  for (const { id, host } of bookings) await write(host, id)
  world.clock.forward({ days: 7.1 })
  const job = () => world.runScheduledJob('reviews.show')
  await Promise.all([job(), ...bookings.map(({ id, provider }) => send(provider, id)), job()])
  for (const { providerId } of bookings) expect(await of(providerId)).toMatchObject({ total_ratings: 1, rating: 5 })
})

test('what waited when the last day to review has passed is shown, and nobody writes after it', async () => {
  const { ana, ben } = await world.people()
  const [done, silent] = [await completed(ana), await completed(ben)]
  await pass(29.5)
  await write(ana, done.id)
  expect((await both(ben, silent.id)).can).toEqual({ write: true })
  await pass(0.6)
  expect((await of(done.providerId)).reviews).toHaveLength(1)
  expect((await both(ben, silent.id)).can).toEqual({ write: false })
  expect((await send(ben, silent.id)).body.code).toBe('reviews_closed')
})

test('only the two sides of a booking review it, and only once it is completed', async () => {
  const { ana, ben } = await world.people()
  const { booking, provider } = await requested(ana)
  for (const status of ['requested', 'accepted', 'serving', 'cancelled', 'declined'] as const) {
    await becomes(booking.id, status, { inHours: 30 })
    expect((await send(ana, booking.id)).body.code).toBe('not_completed')
  }
  await becomes(booking.id, 'completed', { inHours: -7 })
  const other = await completed(ben)
  for (const stranger of [ben, other.provider]) {
    expect((await send(stranger, booking.id)).status).toBe(404)
    expect((await both(stranger, booking.id)).code).toBe('not_found')
  }
  expect((await send(undefined, booking.id)).status).toBe(401)
  expect((await send(provider, booking.id)).status).toBe(201)
})

test('each side reviews once, also when several are sent at once', async () => {
  const { ana } = await world.people()
  const { id, provider, providerId } = await completed(ana)
  const sent = await Promise.all([ana, provider, ana, provider, ana].map(one => send(one, id)))
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(2)
  for (const { status, body } of sent) if (status !== 201) expect(body.code).toBe('already_reviewed')
  expect(await of(providerId)).toMatchObject({ total_ratings: 1, rating: 5 })
  expect((await send(ana, id)).body.code).toBe('already_reviewed')
})

test('a review can be changed until it is shown', async () => {
  const { ana, ben } = await world.people()
  const { id, provider, providerId } = await completed(ana)
  const { id: review } = await write(ana, id, { stars: 2 })
  expect((await edit(ana, review, { stars: 3, words: 'Better than I first said.' })).body.review.stars).toBe(3)
  expect((await edit(ana, review, {})).body.review).toMatchObject({ stars: 3, words: 'Better than I first said.' })
  for (const other of [provider, ben]) expect((await edit(other, review, { stars: 5 })).status).toBe(404)
  await write(provider, id)
  expect((await edit(ana, review, { stars: 1 })).body.code).toBe('review_shown')
  expect((await edit(provider, review, { stars: 5 })).status).toBe(404)
  expect(await of(providerId)).toMatchObject({ rating: 3, by_stars: [0, 0, 1, 0, 0] })
})

test('up to four pictures go with a review, each used once', async () => {
  const { ana } = await world.people()
  const { id } = await completed(ana)
  const images = await Promise.all(Array.from({ length: 4 }, () => picture(ana)))
  const [first = '', second = '', , fourth = ''] = images
  expect((await send(ana, id, { images: [...images, first] })).status).toBe(422)
  expect((await send(ana, id, { images: ['https://example.org/a.png'] })).status).toBe(422)
  const review = await write(ana, id, { images })
  expect(review.images).toHaveLength(4)
  const other = await completed(ana)
  expect((await send(ana, other.id, { images: [first] })).body.code).toBe('upload_used')
  const kept = [fourth, second]
  const changed = (await edit(ana, review.id, { images: kept })).body.review
  expect(changed.images.map(one => one.image)).toEqual([review.images[3], review.images[1]].map(one => one?.image))
})

test('stars and words are needed, and nothing else is taken', async () => {
  const { ana } = await world.people()
  const { id, providerId } = await completed(ana)
  const refused = async (json: object) => Object.keys((await send(ana, id, json)).body.errors)
  for (const stars of [0, 6, 4.5, 'many', null]) expect(await refused({ stars })).toEqual(['stars'])
  for (const words of ['', ' \n', '🎂'.repeat(2001)]) expect(await refused({ words })).toEqual(['words'])
  const review = await write(ana, id, {
    words: '🎂'.repeat(2000),
    side: 'provider',
    provider_id: 1,
    shown_at: '2020-01-01T00:00:00Z',
    rating: 1,
  })
  expect(review).toMatchObject({ side: 'celebrant', shown_at: null })
  expect((await of(providerId)).reviews).toEqual([])
})

test('who is reviewed answers once; nobody else does', async () => {
  const { ana, ben } = await world.people()
  const { id, provider, providerId, review, back } = await reviewed(ana)
  expect((await both(provider, id)).theirs?.can).toMatchObject({ answer: true, edit: false })
  expect((await answer(ben, review.id)).status).toBe(404)
  expect((await answer(ana, review.id)).status).toBe(404)
  expect((await answer(provider, review.id, ' ')).status).toBe(422)
  const sent = await Promise.all(['Thank you!', 'See you.'].map(text => answer(provider, review.id, text)))
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(sent.find(({ status }) => status === 409)?.body.code).toBe('already_answered')
  const [shown] = (await of(providerId)).reviews
  expect(shown?.answer?.words).toBe(sent.find(({ status }) => status === 200)?.body.review.answer?.words)
  expect((await answer(ana, back.id, 'You too!')).body.review.answer).toMatchObject({ words: 'You too!' })
})

test('a review is reported by others than its author, once each', async () => {
  const { ana, ben } = await world.people()
  const { provider, review, back } = await reviewed(ana)
  expect((await report(ben, review.id, { reason: 'Not about food' })).status).toBe(200)
  expect((await report(ben, review.id, { reason: 'Again' })).status).toBe(200)
  expect((await report(provider, review.id)).status).toBe(200)
  expect((await report(ana, review.id)).body.code).toBe('own_review')
  expect((await report(ben, back.id)).status).toBe(404)
  expect((await report(ana, back.id)).status).toBe(200)
  const ofReviews = world.app.db.selectFrom('reports').where('subject_type', '=', 'review')
  const rows = await ofReviews.select(['user_id', 'reason']).execute()
  expect(rows.filter(row => row.user_id === ben.id)).toEqual([{ user_id: ben.id, reason: 'Not about food' }])
})

test('providers read what others say of the celebrant of a booking, and nobody else does', async () => {
  const { ana, ben } = await world.people()
  const first = await reviewed(ana)
  const { booking, provider } = await requested(ana)
  const { status, body } = await ofCelebrant(provider, booking.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({ rating: 5, total_ratings: 1 })
  expect(body.reviews).toMatchObject([{ author: { provider_id: first.providerId }, booking_id: null }])
  expect((await both(provider, booking.id)).celebrant).toMatchObject({ rating: 5, total_ratings: 1 })
  expect((await both(ana, booking.id)).celebrant).toBeNull()
  const stranger = await completed(ben)
  expect((await ofCelebrant(ana, booking.id)).status).toBe(403)
  expect((await ofCelebrant(stranger.provider, booking.id)).status).toBe(404)
  const asGuest = await completed(provider)
  expect((await ofCelebrant(provider, asGuest.id)).status).toBe(404)
  await block(world, provider, first.provider)
  expect((await ofCelebrant(provider, booking.id)).body).toMatchObject({ rating: 0, total_ratings: 0, reviews: [] })
})

test('between two people with a block neither reads the other, on the page, the booking or in its figures', async () => {
  const { ana, ben, cleo } = await world.people()
  const { id, provider, providerId, review, caterer } = await reviewed(ana, 1)
  await reviewed(ben, 5, caterer)
  await block(world, cleo, ana)
  expect(await of(providerId, cleo)).toMatchObject({ rating: 5, total_ratings: 1, by_stars: [0, 0, 0, 0, 1] })
  expect((await of(providerId, cleo)).reviews.map(one => one.author.name)).toEqual(['Ben'])
  expect(await of(providerId)).toMatchObject({ rating: 3, total_ratings: 2 })
  await block(world, provider, ana)
  expect(await both(provider, id)).toMatchObject({ own: { side: 'provider' }, theirs: null })
  expect(await both(ana, id)).toMatchObject({ own: { side: 'celebrant' }, theirs: null })
  expect((await answer(provider, review.id)).status).toBe(404)
  expect((await of(providerId, provider)).reviews).toHaveLength(1)
})

test('who blocks after a booking can still review it, and the public reads it', async () => {
  const { ana } = await world.people()
  const { id, provider, providerId } = await completed(ana)
  await block(world, ana, provider)
  await write(provider, id)
  expect((await both(ana, id)).theirs_waits).toBe(false)
  await write(ana, id, { stars: 1 })
  expect((await of(providerId)).reviews).toMatchObject([{ stars: 1 }])
})
