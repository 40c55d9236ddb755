import { findCompanyOf } from '#features/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { deletePlacesFor, lockCalendar } from './queries/places.ts'

const daysAtOnce = 100

/** Erases the calendar of a company. What counts its places goes after them. */
async function eraseCalendar(tx: Tx, company: number): Promise<boolean> {
  await lockCalendar(tx, company)
  const places = await eraseRows(tx, company, [rowsOf('store_places', 'provider_id')])
  return (
    places ||
    eraseRows(tx, company, [
      rowsOf('store_day_counts', 'provider_id'),
      rowsOf('store_days', 'provider_id'),
      rowsOf('store_availability', 'provider_id'),
    ])
  )
}

/** Erases the days that somebody holds, or waits for, and the calendar of their store. */
export async function eraseAvailability(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  if ((await deletePlacesFor(tx, userId, daysAtOnce)) === daysAtOnce) return true
  const company = await findCompanyOf(tx, userId)
  return company !== undefined && eraseCalendar(tx, company)
}
