import type { BookingSums, EventBookingCounts } from '@celebrio/contract/market/booking-shapes'
import type { bookings } from '@celebrio/contract/market/bookings'
import type { Query } from '@celebrio/contract/platform/endpoint'
import { amountOf } from '@celebrio/contract/platform/money'
import { isEventStaff } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { paginate } from '#platform/db/keyset.ts'
import { leastBooker } from './policies.ts'
import { listBookingsFor } from './queries/list.ts'
import { sumBookingsFor } from './queries/sums.ts'
import { readSome } from './read-bookings.ts'

type Totals = Awaited<ReturnType<typeof sumBookingsFor>>

const sumsOf = (totals: Totals): BookingSums[] =>
  totals.map(({ currency, waiting, agreed, paid, committed }) => ({
    currency,
    waiting: amountOf(waiting, currency),
    agreed: amountOf(agreed, currency),
    paid: amountOf(paid, currency),
    committed: amountOf(committed, currency),
  }))

function countsOf(totals: Totals): EventBookingCounts {
  const over = (of: (one: Totals[number]) => number) => totals.reduce((sum, one) => sum + of(one), 0)
  return {
    changed: over(one => one.changed),
    again: over(one => one.again),
    requested: over(one => one.requested),
    agreed: over(one => one.agreed_count),
    off: over(one => one.off),
  }
}

/** All bookings for an event, for who plans it. @throws AppError not_found for anyone else */
export async function readEventBookings(
  app: AppContext,
  viewer: Viewer,
  eventId: number,
  query: Query<typeof bookings.ofEvent>,
) {
  if (!(await isEventStaff(app.db, viewer.id, eventId, leastBooker))) throw new AppError('not_found')
  const rows = await listBookingsFor(app.db, viewer.id, eventId, query)
  const { page, ...rest } = paginate(rows, query.per_page, row => row.id)
  const ids = page.map(({ id }) => id)
  const totals = await sumBookingsFor(app.db, viewer.id, eventId)
  return {
    bookings: await readSome(app, app.db, viewer, ids),
    counts: countsOf(totals),
    sums: sumsOf(totals),
    ...rest,
  }
}
