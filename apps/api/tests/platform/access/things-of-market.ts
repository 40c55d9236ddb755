import { randomUUID } from 'node:crypto'
import type { BookingState } from '@celebrio/contract/market/booking-states'
import { sql } from 'kysely'
import { bookingsOf } from '../../features/market/bookings/steps.ts'
import { reviewsOf } from '../../features/market/reviews/steps.ts'
import { plansOf } from '../../features/market/subscriptions/steps.ts'
import type { World } from '../../harness/world.ts'
import type { Cast } from './cast.ts'
import { making, once } from './making.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
let day = 40

const category = 11

/** What P sells. */
export function storeOf(world: World, { p, u, caterer }: Cast) {
  const make = making(world)
  const store = caterer.providerId
  return {
    store: async () => store,
    /** It waits. */
    document: once(async () => {
      const folder = randomUUID().replaceAll('-', '')
      await sql`UPDATE service_providers SET document_key = ${`private/${folder}/paper.pdf`}, document_content_type = 'application/pdf'
        WHERE id = ${store}`.execute(world.app.db)
      return store
    }),
    service: once(async (): Promise<number> => {
      const json = { name: 'Cakes', description: 'Oven.', categories: [category], items: [{ name: 'Tier', price: 5 }] }
      return (await make(p, '/service', json)).service.id
    }),
    item: async () => caterer.choice(),
    offer: once(async (): Promise<number> => {
      const json = { name: 'Spring', description: 'Early.', categories: [category], discount: 20 }
      return (await make(p, '/offer', json)).offer.id
    }),
    album: once(async () => {
      await sql`UPDATE stores SET total_albums = total_albums + 1 WHERE provider_id = ${store}`.execute(world.app.db)
      const { rows } = await sql<{ id: number }>`INSERT INTO store_albums (provider_id, name, created_at)
        VALUES (${store}, 'Weddings', now()) RETURNING id`.execute(world.app.db)
      return rows[0]?.id ?? 0
    }),
    /** Asked by U. */
    question: once(async (): Promise<number> => {
      await sql`DELETE FROM store_questions WHERE user_id = ${u.id}`.execute(world.app.db)
      const { rows } = await sql<{ id: number }>`INSERT INTO store_questions (provider_id, user_id, question, asked_at)
        VALUES (${store}, ${u.id}, 'With nuts?', now()) RETURNING id`.execute(world.app.db)
      return rows[0]?.id ?? 0
    }),
    payment: once(async () => (await plansOf(world).buy(p)).id),
  }
}

/** What U has asked P for. */
export function bookingsBy(world: World, { u, caterer }: Cast) {
  const { requested, becomes } = bookingsOf(world)
  const reviews = reviewsOf(world)
  const store = caterer.providerId
  const make = making(world)
  const booking = once(async () => (await requested(u, { caterer })).booking.id)
  const done = once(() => reviews.completed(u, caterer))
  return {
    hold: once(async (): Promise<number> => {
      await sql`DELETE FROM store_places WHERE user_id = ${u.id} AND booking_id IS NULL`.execute(world.app.db)
      day += 1
      return (await make(u, `/service-provider/${store}/hold`, { day: dayIn(day) })).hold.id
    }),
    booking,
    /** The same, when it has come so far. */
    bookingIn: async (state: BookingState) => {
      await becomes(await booking(), state)
      return booking()
    },
    done: async () => (await done()).id,
    /** U's of P. */
    review: once(async () => (await reviews.write(u, (await done()).id)).id),
    /** The same, which both sides have written and P may answer. */
    shownReview: once(async () => (await reviews.reviewed(u, 5, caterer)).review.id),
  }
}

/** What O would like to sell. */
export function dealsBy(world: World, { o }: Cast) {
  const make = making(world)
  return {
    deal: once(async (): Promise<number> => {
      const valid_till = `${dayIn(10)} 12:00:00`
      return (await make(o, '/deal', { title: 'Lanterns', description: 'Used once.', cost: 85, valid_till })).deal.id
    }),
  }
}
