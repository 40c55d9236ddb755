import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { bookingsOf } from '../bookings/steps.ts'

/** What there is to read, and what the clock brings. */
function readingOf(world: World) {
  const { call } = world
  return {
    /** What the two sides of a booking read. */
    both: async (as: Someone, bookingId: number) => (await call('GET', `/booking/${bookingId}/review`, { as })).body,
    of: async (providerId: number, as?: Someone, more = '') =>
      (await call('GET', `/service-provider/${providerId}/review${more}` as '/service-provider/:id/review', { as }))
        .body,
    ofCelebrant: (as: Someone, bookingId: number) => call('GET', `/booking/${bookingId}/celebrant-review`, { as }),
    page: async (providerId: number, as?: Someone) =>
      (await call('GET', `/service-provider/${providerId}`, { as })).body.service_provider,
    /** Days pass, and the clock does what is due. */
    async pass(days: number) {
      world.clock.forward({ minutes: days * 24 * 60 })
      await world.runScheduledJob('reviews.show')
    },
    told: async (as: Someone) => {
      await world.drainJobs()
      return (await call('GET', '/notification', { as })).body.notifications
    },
  }
}

/** What celebrants and providers say of each other, through the API. */
export function reviewsOf(world: World) {
  const { call } = world
  const bookings = bookingsOf(world)
  type Caterer = Awaited<ReturnType<typeof bookings.menu>>

  /** A booking that the provider has completed, a new one's or that of a caterer who is there. */
  async function completed(host: Member, caterer?: Caterer) {
    const { booking, ...rest } = await bookings.requested(host, { caterer })
    await bookings.becomes(booking.id, 'serving', { inHours: -7 })
    const { status, body } = await bookings.act(rest.provider, booking.id, 'complete')
    if (status !== 200) throw new Error(JSON.stringify(body))
    return { id: booking.id, host, providerId: booking.service_provider.id, ...rest }
  }

  const send = (as: Someone | undefined, bookingId: number, json: object = {}) =>
    call('POST', `/booking/${bookingId}/review`, {
      as,
      json: { stars: 5, words: 'The jollof was the best of the night.', ...json },
    })

  const write = async (as: Someone, bookingId: number, json: object = {}) => {
    const { status, body } = await send(as, bookingId, json)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.review
  }

  return {
    ...bookings,
    ...readingOf(world),
    completed,
    send,
    write,
    /** A booking that both sides have reviewed, the celebrant with so many stars. */
    async reviewed(host: Member, stars = 5, caterer?: Caterer) {
      const done = await completed(host, caterer)
      const review = await write(host, done.id, { stars })
      const back = await write(done.provider, done.id, { words: 'Lovely people, and the kitchen was ready.' })
      return { ...done, review, back }
    },
    edit: (as: Someone, id: number, json: object) => call('PATCH', `/review/${id}`, { as, json }),
    answer: (as: Someone, id: number, text = 'Thank you, see you next year!') =>
      call('POST', `/review/${id}/answer`, { as, json: { answer: text } }),
    report: (as: Someone, id: number, json: object = {}) => call('POST', `/review/${id}/report`, { as, json }),
  }
}
