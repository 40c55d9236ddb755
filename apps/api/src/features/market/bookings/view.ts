import type { BookedItem, Booking } from '@celebrio/contract/market/booking-shapes'
import type { Language } from '@celebrio/contract/platform/languages'
import { amountOf } from '@celebrio/contract/platform/money'
import { placeNames } from '#features/base/locations'
import { mediaOf } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
import { shownName } from '#platform/nobodys-name.ts'
import { bookingRights } from './policies.ts'
import type { BookingRow } from './queries/bookings.ts'
import { findItemsOf, findStepsOf, type ItemRow, type StepRow } from './queries/parts.ts'

const itemOf = (row: ItemRow, currency: string): BookedItem => ({
  id: row.id,
  service_item_id: row.service_item_id,
  service_id: row.service_id,
  service_name: row.service_name,
  name: row.name,
  unit: row.unit,
  price: amountOf(row.price, currency),
  offer: row.offer_name === null ? null : { name: row.offer_name, discount: row.offer_discount },
  qty: row.qty / 1000,
  qty_accepted: row.qty_accepted === null ? null : row.qty_accepted / 1000,
  sub_total: amountOf(row.sub_total, currency),
  discount: amountOf(row.discount, currency),
  tax: 0,
  total: amountOf(row.total, currency),
})

const movedToOf = (row: StepRow | undefined): Booking['event']['moved_to'] =>
  row?.moved_to_start && row.moved_to_end
    ? {
        starts_at: row.moved_to_start.toISOString(),
        ends_at: row.moved_to_end.toISOString(),
        has_end: row.moved_to_has_end,
        timezone: row.moved_to_timezone ?? '',
        address: row.moved_to_address,
      }
    : null

const stepOf = (row: StepRow, currency: string): Booking['history'][number] => {
  const { action, status, note, side, at, total, items, changed, before_start, before_timezone, before_address } = row
  return {
    action,
    status,
    note,
    by: side,
    at: at.toISOString(),
    total: amountOf(total, currency),
    items,
    changed,
    before:
      before_start === null
        ? null
        : { event_date: before_start, timezone: before_timezone ?? '', address: before_address },
    moved_to: movedToOf(row),
  }
}

function detailsOf(app: AppContext, { about, dress_code, special_guest, cover }: BookingRow) {
  return about === null ? null : { about, dress_code, special_guest, cover: cover && mediaOf(app, cover) }
}

/** Where the event is, if the last step that was about it has left the booking behind. */
function leftBehind(row: BookingRow, steps: StepRow[]): Booking['event']['moved_to'] {
  const last = movedToOf(steps.findLast(step => step.moved_to_start !== null || step.before_start !== null))
  return last?.starts_at === row.starts_at.toISOString() && last.ends_at === row.ends_at.toISOString() ? null : last
}

type Parts = {
  items: ItemRow[]
  steps: StepRow[]
  /** City, state and country, in the viewer’s language. */
  location: string | null
  language: Language
}

const eventOf = (app: AppContext, row: BookingRow, { steps, location }: Parts): Booking['event'] => ({
  id: row.event_id,
  exists: row.event_exists,
  title: row.event_title,
  address: row.event_address,
  location,
  event_date: row.local_start,
  timezone: row.timezone,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  has_end: row.has_end,
  moved_to: leftBehind(row, steps),
  guests: row.guests,
  details: detailsOf(app, row),
})

export const celebrantOf = ({ files }: AppContext, row: BookingRow, language: Language): Booking['celebrant'] => ({
  id: row.celebrant_id,
  name: shownName(row.name, language),
  profile_picture: row.profile_picture && files.publicUrl(row.profile_picture),
})

const sidesOf = (app: AppContext, row: BookingRow, language: Language) => ({
  service_provider: {
    id: row.provider_id,
    user_id: row.user_id,
    company_name: shownName(row.company_name, language),
    logo: row.logo && app.files.publicUrl(row.logo),
    is_away: row.is_away,
  },
  celebrant: celebrantOf(app, row, language),
})

const viewOf = (app: AppContext, row: BookingRow, parts: Parts): Booking => ({
  id: row.id,
  status: row.status,
  side: row.side === 'provider' ? 'provider' : 'celebrant',
  is_own: row.side !== 'planner',
  event: eventOf(app, row, parts),
  ...sidesOf(app, row, parts.language),
  message: row.message,
  currency: row.currency,
  items: parts.items.map(item => itemOf(item, row.currency)),
  sub_total: amountOf(row.sub_total, row.currency),
  discount: amountOf(row.discount, row.currency),
  tax: amountOf(row.tax, row.currency),
  total: amountOf(row.total, row.currency),
  asked_total: amountOf(row.asked_total, row.currency),
  paid: row.side === 'provider' ? null : amountOf(row.paid, row.currency),
  history: parts.steps.map(step => stepOf(step, row.currency)),
  expires_at: row.expires_at?.toISOString() ?? null,
  same_day: row.side === 'provider' ? row.same_day : null,
  created_at: row.created_at.toISOString(),
  can: bookingRights(row, app.clock.now()),
})

type Names = Awaited<ReturnType<typeof placeNames>>[number]

const nowhere: Names = { city: null, state: null, country: null }

const locationOf = ({ city, state, country }: Names) => [city, state, country].filter(Boolean).join(', ') || null

/** Bookings with what belongs to them, in three statements at most however many they are. */
export async function bookingViews(
  app: AppContext,
  db: Db,
  rows: BookingRow[],
  language: Language,
): Promise<Booking[]> {
  const ids = rows.map(row => row.id)
  const items = Map.groupBy(await findItemsOf(db, ids), row => row.booking_id)
  const steps = Map.groupBy(await findStepsOf(db, ids), row => row.booking_id)
  const names = await placeNames(db, rows, language)
  return rows.map((row, index) =>
    viewOf(app, row, {
      items: items.get(row.id) ?? [],
      steps: steps.get(row.id) ?? [],
      location: locationOf(names[index] ?? nowhere),
      language,
    }),
  )
}
