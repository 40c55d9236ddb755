import type { Booking, bookings } from '@celebrio/contract/market/bookings'
import type { Query } from '@celebrio/contract/platform/endpoint'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { paginate } from '#platform/db/keyset.ts'
import { findBookings } from './queries/bookings.ts'
import { listBookings } from './queries/list.ts'
import { bookingViews } from './view.ts'

/** Bookings on one side of the viewer's, newest first. */
export async function readBookings(app: AppContext, viewer: Viewer, query: Query<typeof bookings.list>) {
  const { page, ...rest } = paginate(await listBookings(app.db, viewer.id, query), query.per_page, row => row.id)
  return {
    bookings: await readSome(
      app,
      app.db,
      viewer,
      page.map(({ id }) => id),
    ),
    ...rest,
  }
}

/** Those of some bookings that the viewer may see, in this order. */
export const readSome = async (app: AppContext, db: Db, viewer: Viewer, ids: readonly number[]): Promise<Booking[]> =>
  bookingViews(app, db, await findBookings(db, viewer.id, ids))

/** @throws AppError not_found where there is none that the viewer may see */
export async function readBooking(app: AppContext, db: Db, viewer: Viewer, id: number): Promise<Booking> {
  const [booking] = await readSome(app, db, viewer, [id])
  if (!booking) throw new AppError('not_found')
  return booking
}
