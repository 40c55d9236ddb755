import type { BookingAction, BookingState } from '@celebrio/contract/market/booking-states'
import { sql } from 'kysely'
import type { Someone } from '../../../harness/caller.ts'
import { celebrate } from '../../../harness/celebrations.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { cartsOf } from '../carts/steps.ts'

type Carts = ReturnType<typeof cartsOf>
type Caterer = Awaited<ReturnType<Carts['menu']>>
type More = { inHours?: number; items?: Parameters<Carts['menu']>[0]; caterer?: Caterer | undefined }

/** What the database has of bookings, also where the clock or nobody brings them. */
function stateOf({ app, clock }: World) {
  const hoursAhead = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)
  return {
    /** Has a booking be in a state, as if it had come there; at its own time unless another is said. */
    async becomes(id: number, status: BookingState, { inHours }: { inHours?: number } = {}) {
      const awaits = status === 'requested' || status === 'changed'
      const expires_at = awaits ? hoursAhead(1) : null
      const times = inHours === undefined ? {} : { starts_at: hoursAhead(inHours), ends_at: hoursAhead(inHours + 6) }
      await app.db
        .updateTable('bookings')
        .set({ status, expires_at, ...times })
        .where('id', '=', id)
        .execute()
    },
    /** So many more of the same, with their words. */
    copied: (id: number, count: number) =>
      sql`INSERT INTO bookings (celebrant_id, provider_id, event_id, event_title, local_start, last_day, timezone, starts_at, ends_at,
          guests, status, expires_at, currency, asked_total, sub_total, discount, total, created_at, changed_at, words)
        SELECT celebrant_id, provider_id, event_id, event_title, local_start, last_day, timezone, starts_at, ends_at,
          guests, status, expires_at, currency, asked_total, sub_total, discount, total, created_at, changed_at, words
        FROM bookings, generate_series(1, ${count}) WHERE id = ${id}`.execute(app.db),
    /** The days of which a booking has a place. */
    daysOf: async (id: number): Promise<string[]> => {
      const day = sql<string>`day::text`.as('day')
      const places = app.db.selectFrom('store_places').select(day).where('booking_id', '=', id)
      return (await places.orderBy('day').execute()).map(place => place.day)
    },
    statusOf: async (id: number) =>
      (await app.db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status,
    stepsOf: async (id: number): Promise<(BookingAction | null)[]> =>
      (
        await app.db.selectFrom('booking_steps').select('action').where('booking_id', '=', id).orderBy('id').execute()
      ).map(({ action }) => action),
  }
}

/** What celebrants and providers do with bookings, through the API. */
export function bookingsOf(world: World) {
  const { call } = world
  const { menu, put } = cartsOf(world)
  const plate = { name: 'Plate', price: 10 }

  const ask = (as: Someone, json: object, key?: string) =>
    call('POST', '/booking', { as, json: { guests: 40, ...json }, ...(key && { headers: { 'idempotency-key': key } }) })

  /** A booking that is asked for: two of each item. */
  async function requested(host: Member, { inHours = 24 * 30, items = [plate], caterer: known }: More = {}) {
    const caterer = known ?? (await menu(items))
    for (const nth of items.keys()) await put(host, { ...caterer.choice(nth), quantity: 2 })
    const event_id = await celebrate(world, host, { inHours })
    const { status, body } = await ask(host, { event_id, provider_ids: [caterer.providerId] })
    const [booking] = body.bookings ?? []
    if (status !== 201 || !booking) throw new Error(JSON.stringify(body))
    return { booking, caterer, provider: caterer.owner, event_id }
  }

  const act = (as: Someone, id: number, action: string, json: object = {}) =>
    call('POST', `/booking/${id}/${action}` as '/booking/:id/accept', { as, json })

  return {
    menu,
    put,
    ask,
    requested,
    act,
    read: (as: Someone | undefined, id: number) => call('GET', `/booking/${id}`, { as }),
    list: async (as: Someone, query = '') => (await call('GET', `/booking${query}`, { as })).body.bookings,
    ...stateOf(world),
  }
}
