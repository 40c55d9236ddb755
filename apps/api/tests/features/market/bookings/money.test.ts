import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../../celebrations/events/steps.ts'
import { offersOf } from '../offers/steps.ts'
import { someCategories } from '../services/steps.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { act, ask, menu, put, read } = bookingsOf(world)
const { create, edit, inHours } = eventsOf(world)
const { offer } = offersOf(world)
const { ana } = await world.people()

/** Numbers from a seed, so that a failure can be seen again. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const rowsOf = async (id: number) => ({
  booking: await world.app.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  items: await world.app.db
    .selectFrom('booking_items')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute(),
})
type Rows = Awaited<ReturnType<typeof rowsOf>>

/** What holds of every booking at any time. */
function expectSound({ booking, items }: Rows) {
  const sum = (name: 'sub_total' | 'discount' | 'total') => items.reduce((all, item) => all + item[name], 0)
  expect([booking.sub_total, booking.discount, booking.total]).toEqual([
    sum('sub_total'),
    sum('discount'),
    sum('total'),
  ])
  expect(booking.total).toBe(booking.sub_total - booking.discount + booking.tax)
  for (const { offer_discount, price, qty, qty_accepted, sub_total, discount, total } of items) {
    expect(offer_discount).toBeGreaterThanOrEqual(0)
    expect(offer_discount).toBeLessThanOrEqual(100)
    expect(Math.min(price, qty, qty_accepted ?? 0, sub_total, discount, total)).toBeGreaterThanOrEqual(0)
    expect(qty_accepted ?? 0).toBeLessThanOrEqual(qty)
    expect(discount).toBeLessThanOrEqual(sub_total)
  }
  expect(booking.paid).toBeGreaterThanOrEqual(0)
  expect(booking.paid).toBeLessThanOrEqual(Math.max(booking.total, booking.asked_total))
}

const agreed = new Set(['accepted', 'serving', 'completed'])

/** What no step may change: prices and offers ever, and amounts once both have agreed. */
function expectFrozen(before: Rows, now: Rows) {
  const terms = ({ items }: Rows) =>
    new Map(items.map(({ id, price, offer_discount }) => [id, [price, offer_discount]]))
  for (const [id, found] of terms(now)) expect(found).toEqual(terms(before).get(id))
  if (agreed.has(before.booking.status) && agreed.has(now.booking.status)) {
    expect(now.booking.total).toBe(before.booking.total)
    expect(now.items).toEqual(before.items)
  }
}

/** A booking of three items with an offer on them. */
async function booked(random: (below: number) => number) {
  const items = ['Plate', 'Cup', 'Waiter'].map(name => ({ name, price: (1 + random(99_999)) / 100 }))
  const caterer = await menu(items)
  await offer(caterer.owner, { name: 'Spring', categories: [someCategories.catering], discount: random(101) })
  for (const nth of items.keys()) await put(ana, { ...caterer.choice(nth), quantity: 2 + random(40) })
  const { id: event_id } = await create(ana, { event_date: inHours(24 * 30), timezone: 'UTC' })
  const { body } = await ask(ana, { event_id, provider_ids: [caterer.providerId] })
  const id = body.bookings[0]?.id ?? 0
  expect(id).toBeGreaterThan(0)
  return { id, event_id, caterer }
}

type Booked = Awaited<ReturnType<typeof booked>>

/** Everything that somebody may try, in whatever state it is. */
const doingsOf = ({ id, event_id, caterer }: Booked, random: (below: number) => number) => {
  const { owner } = caterer
  const less = async () =>
    (await read(ana, id)).body.booking.items.map(item => ({ id: item.id, qty: random(item.qty + 1) }))
  const by = (as: Someone, action: string, json?: object) => () => act(as, id, action, json)
  return [
    by(owner, 'accept'),
    async () => act(owner, id, 'accept', { items: await less() }),
    by(ana, 'confirm'),
    by(owner, 'serve'),
    by(owner, 'complete'),
    async () => act(ana, id, 'paid', { amount: random(200_000) / 100 }),
    () => caterer.sell(['Plate', 'Cup', 'Waiter'].map(name => ({ name, price: random(99_999) / 100 }))),
    () =>
      offer(owner, {
        name: `Offer ${random(1_000_000)}`,
        categories: [someCategories.catering],
        discount: random(101),
      }),
    async () => {
      await edit(ana, event_id, { event_date: inHours(24 * (20 + random(20))) })
      await world.drainJobs()
    },
    ...(random(4) === 0 ? [by(ana, 'cancel'), by(owner, 'decline')] : []),
  ]
}

test.each([3, 20_260, 77_771, 123_456])(
  'whatever both sides do in whatever order, amounts add up, stay within their bounds and are frozen (seed %i)',
  async seed => {
    const random = numbersFrom(seed)
    const one = await booked(random)
    let before = await rowsOf(one.id)
    expectSound(before)
    const seen = new Set([before.booking.status])
    for (let step = 0; step < 40; step += 1) {
      const doings = doingsOf(one, random)
      await doings[random(doings.length)]?.()
      const now = await rowsOf(one.id)
      expectSound(now)
      expectFrozen(before, now)
      seen.add(now.booking.status)
      before = now
    }
    // Else nothing has happened that could go wrong.
    expect(seen.size).toBeGreaterThan(1)
  },
)
