import type { BookedItem, Booking } from '@celebrio/contract/market/booking-shapes'
import { amountOf } from '@celebrio/contract/platform/money'
import { mediaOf } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
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

const stepOf = (row: StepRow, currency: string): Booking['history'][number] => {
  const { booking_id: _, side, at, total, before_start, before_timezone, before_address, ...step } = row
  return {
    ...step,
    by: side,
    at: at.toISOString(),
    total: amountOf(total, currency),
    before:
      before_start === null
        ? null
        : { event_date: before_start, timezone: before_timezone ?? '', address: before_address },
  }
}

function detailsOf(app: AppContext, { about, dress_code, special_guest, cover }: BookingRow) {
  return about === null ? null : { about, dress_code, special_guest, cover: cover && mediaOf(app, cover) }
}

const eventOf = (app: AppContext, row: BookingRow): Booking['event'] => ({
  id: row.event_id,
  exists: row.event_exists,
  title: row.event_title,
  address: row.event_address,
  event_date: row.local_start,
  timezone: row.timezone,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  guests: row.guests,
  details: detailsOf(app, row),
})

export const celebrantOf = ({ files }: AppContext, row: BookingRow): Booking['celebrant'] => ({
  id: row.celebrant_id,
  name: row.name,
  profile_picture: row.profile_picture && files.publicUrl(row.profile_picture),
})

const sidesOf = (app: AppContext, row: BookingRow) => ({
  service_provider: {
    id: row.provider_id,
    user_id: row.user_id,
    company_name: row.company_name,
    logo: row.logo && app.files.publicUrl(row.logo),
  },
  celebrant: celebrantOf(app, row),
})

const viewOf = (app: AppContext, row: BookingRow, items: ItemRow[], steps: StepRow[]): Booking => ({
  id: row.id,
  status: row.status,
  side: row.side,
  event: eventOf(app, row),
  ...sidesOf(app, row),
  message: row.message,
  currency: row.currency,
  items: items.map(item => itemOf(item, row.currency)),
  sub_total: amountOf(row.sub_total, row.currency),
  discount: amountOf(row.discount, row.currency),
  tax: amountOf(row.tax, row.currency),
  total: amountOf(row.total, row.currency),
  asked_total: amountOf(row.asked_total, row.currency),
  paid: row.side === 'celebrant' ? amountOf(row.paid, row.currency) : null,
  history: steps.map(step => stepOf(step, row.currency)),
  expires_at: row.expires_at?.toISOString() ?? null,
  same_day: row.side === 'provider' ? row.same_day : null,
  created_at: row.created_at.toISOString(),
  can: bookingRights(row, app.clock.now()),
})

/** Bookings with what belongs to them, in two statements however many they are. */
export async function bookingViews(app: AppContext, db: Db, rows: BookingRow[]): Promise<Booking[]> {
  const ids = rows.map(row => row.id)
  const items = Map.groupBy(await findItemsOf(db, ids), row => row.booking_id)
  const steps = Map.groupBy(await findStepsOf(db, ids), row => row.booking_id)
  return rows.map(row => viewOf(app, row, items.get(row.id) ?? [], steps.get(row.id) ?? []))
}
