import {
  type Order,
  orderCountMax,
  orderFilters,
  orderMonths,
  orderStates,
  type orders,
} from '@celebrio/contract/market/orders'
import type { Query } from '@celebrio/contract/platform/endpoint'
import type { Language } from '@celebrio/contract/platform/languages'
import { amountOf } from '@celebrio/contract/platform/money'
import { mediaOf } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { paginate } from '#platform/db/keyset.ts'
import { type BookingRow, findBookings } from './queries/bookings.ts'
import { countBookings, listBookings, type Wanted } from './queries/list.ts'
import { wordedOf } from './read-bookings.ts'
import { celebrantOf } from './view.ts'

function orderOf(app: AppContext, row: BookingRow, language: Language): Order {
  const cover = row.cover && mediaOf(app, row.cover)
  return {
    id: row.id,
    status: row.status,
    title: row.event_title,
    address: row.event_address,
    coverphoto: cover?.image ?? null,
    cover,
    event_date: row.local_start,
    timezone: row.timezone,
    starts_at: row.starts_at.toISOString(),
    celebrant: celebrantOf(app, row, language),
    currency: row.currency,
    total: amountOf(row.total, row.currency),
  }
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}

/** What the viewer's store was booked for: a view of its bookings. */
export async function readOrders(app: AppContext, viewer: Viewer, query: Query<typeof orders.list>) {
  const side = 'provider'
  const ticked = orderFilters.filter(name => query[name] === true)
  const wanted: Wanted = {
    side,
    status: (ticked.length > 0 ? ticked : orderFilters).flatMap(name => orderStates[name]),
    worded: await wordedOf(app.db, viewer, side, query.keyword),
    since: query.lastSixMonths ? monthsBefore(app.clock.now(), orderMonths) : undefined,
  }
  const { cursor, page: number, per_page } = query
  const rows = await listBookings(app.db, viewer.id, { ...wanted, cursor, page: number, per_page, sort: 'newest' })
  const { page, ...rest } = paginate(rows, per_page, row => row.id)
  const ids = page.map(({ id }) => id)
  return {
    order: (await findBookings(app.db, viewer.id, ids)).map(row => orderOf(app, row, viewer.language)),
    totalRecords: await countBookings(app.db, viewer.id, wanted, orderCountMax),
    ...rest,
  }
}
