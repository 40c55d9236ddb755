import type pg from 'pg'
import { fillBookingsBy, fillBookingsOf, fillHistories } from './fill-bookings.ts'
import { fillCart, fillCelebration, fillCrowd, fillOwnStore } from './fill-own.ts'
import { fillCelebrants, fillStores, ids } from './fill-stores.ts'
import type { Viewer } from './viewer.ts'

/** Numbers of stores, one after the other; bookings of the viewers; of one event. */
export const sizes = { stores: [5_000, 50_000], bookings: { heavy: 10_000, small: 10 }, guests: 2_000, ofEvent: 40 }

/** Stores of viewers: one with as much in it as a store may hold, and one like others. Others have higher numbers. */
export const own = { heavy: 1, small: 2, event: ids.event } as const
const first = 10

/** Who has booked and invited a lot; who sells a lot; who has done both a little. */
export type Viewers = { celebrant: Viewer; provider: Viewer; small: Viewer }

const listed = `SELECT refresh_listings(ARRAY(SELECT provider_id FROM stores WHERE provider_id BETWEEN $1 AND $2))`

/** Listings in steps: all of a transaction are kept in memory. */
async function list(client: pg.Client, from: number, to: number): Promise<void> {
  for (let id = from; id <= to; id += 5000) await client.query(listed, [id, Math.min(to, id + 4999)])
}

/** Foreign keys are correct by construction, and what triggers derive is derived once. */
async function inBulk(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await work()
  await client.query('SET session_replication_role = DEFAULT')
}

/** Everybody who is there however many stores there are. @returns for the market to grow to a number of stores */
export async function fillMarket(client: pg.Client, viewers: Viewers): Promise<(stores: number) => Promise<void>> {
  await client.query('SET synchronous_commit = off')
  await inBulk(client, () => fillCelebrants(client, viewers.celebrant.id))
  let last = first
  return async stores => {
    const from = last + 1
    last = first + stores
    await inBulk(client, () => fillStores(client, from, last))
    await fillHistories(client, from, last)
    if (from === first + 1) await fillViewers(client, viewers)
    // Plans of what derives listings are made for tables of this size.
    await client.query('ANALYZE')
    await list(client, from, last)
    await client.query('VACUUM (ANALYZE)')
  }
}

/** What belongs to the viewers, of the first stores. */
async function fillViewers(client: pg.Client, { celebrant, provider, small }: Viewers): Promise<void> {
  await inBulk(client, async () => {
    await fillOwnStore(client, { id: own.heavy, ownerId: provider.id, services: 100, items: 50, offers: 50 })
    await fillOwnStore(client, { id: own.small, ownerId: small.id, services: 2, items: 5, offers: 1 })
    await fillCart(client, celebrant.id, 199)
    await fillCart(client, provider.id, 19)
    await fillCart(client, small.id, 0)
  })
  await fillCelebration(client, { id: own.event, hostId: celebrant.id, guests: sizes.guests })
  await fillCrowd(client, own.heavy)
  const of = { id: own.event, bookings: sizes.ofEvent }
  await fillBookingsOf(client, own.heavy, sizes.bookings.heavy)
  await fillBookingsOf(client, own.small, sizes.bookings.small)
  await fillBookingsBy(client, celebrant.id, sizes.bookings.heavy, of)
  await fillBookingsBy(client, small.id, sizes.bookings.small, { id: 0, bookings: 0 })
  await list(client, 1, first)
}
