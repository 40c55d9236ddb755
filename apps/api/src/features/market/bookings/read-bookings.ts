import { type Booking, type BookingCounts, bookingCountMax } from '@celebrio/contract/market/booking-shapes'
import type { bookings } from '@celebrio/contract/market/bookings'
import type { Query } from '@celebrio/contract/platform/endpoint'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { paginate } from '#platform/db/keyset.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'
import { findAgreedOfStore } from './queries/agreed.ts'
import { findBookings } from './queries/bookings.ts'
import { countInStates, listBookings, type Worded } from './queries/list.ts'
import { findFew } from './queries/words.ts'
import { bookingViews } from './view.ts'

type Reader = Pick<Viewer, 'id' | 'language'>

/** What a keyword stands for on one side of the viewer's. */
export async function wordedOf(
  db: Db,
  viewer: Viewer,
  side: 'celebrant' | 'provider',
  keyword: string | undefined,
): Promise<Worded | undefined> {
  if (!keyword) return undefined
  const searchTerms = await searchTermsOf(db, keyword)
  return { searchTerms: searchTerms ?? '', few: await findFew(db, viewer.id, side, searchTerms) }
}

/** Bookings on one side of the viewer's. */
export async function readBookings(app: AppContext, viewer: Viewer, query: Query<typeof bookings.list>) {
  const worded = await wordedOf(app.db, viewer, query.side, query.keyword)
  const rows = await listBookings(app.db, viewer.id, { ...query, worded })
  const { page, ...rest } = paginate(rows, query.per_page, row => row.id)
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

/** The state in which a booking waits for a side. */
const waitingFor = { provider: 'requested', celebrant: 'changed' } as const

/** How many bookings there are in each state, and until when the first of those that wait for the viewer is to be answered. */
export async function readCounts({ db }: AppContext, viewer: Viewer, side: 'celebrant' | 'provider') {
  const rows = await countInStates(db, viewer.id, side, bookingCountMax)
  const counts = Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  const waiting = rows.find(({ name }) => name === waitingFor[side])
  // Of more than are counted the first deadline is not known.
  const deadline = waiting && waiting.count < bookingCountMax ? waiting.first_deadline : null
  return { counts: counts as BookingCounts, answer_by: deadline?.toISOString() ?? null }
}

/** Those of some bookings that the viewer may see, in this order. */
export const readSome = async (app: AppContext, db: Db, viewer: Reader, ids: readonly number[]): Promise<Booking[]> =>
  bookingViews(app, db, await findBookings(db, viewer.id, ids), viewer.language)

/** @throws AppError not_found where there is none that the viewer may see */
export async function readBooking(app: AppContext, db: Db, viewer: Viewer, id: number): Promise<Booking> {
  const [booking] = await readSome(app, db, viewer, [id])
  if (!booking) throw new AppError('not_found')
  return booking
}

/** What somebody's store has agreed to, of events that end after an instant. */
export const readAgreedOfStore = (app: AppContext, owner: Reader, since: Date): Promise<Booking[]> =>
  findAgreedOfStore(app.db, owner.id, since).then(ids => readSome(app, app.db, owner, ids))
