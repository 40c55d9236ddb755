import { isAgreed } from '@celebrio/contract/market/agreements'
import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { calendarView } from '#features/celebrations/calendars'
import { readBooking } from '#features/market/bookings'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { Download, fileNameOf } from '#platform/http/download.ts'
import { entryOf } from './calendar.ts'
import { drawAgreement } from './document/draw-agreement.ts'

/** @throws AppError not_found, not_agreed */
async function requireAgreed(app: AppContext, viewer: Viewer, id: number): Promise<Booking> {
  const booking = await readBooking(app, app.db, viewer, id)
  if (!isAgreed(booking.status)) throw new AppError('not_agreed')
  return booking
}

/** An event has a file with each provider: its name says with whom, whichever side keeps it. */
function nameOf({ side, celebrant, service_provider, event }: Booking, extension: string): string {
  const other = side === 'provider' ? celebrant.name : service_provider.company_name
  return fileNameOf(`${other}, ${event.title}`, extension)
}

/** @throws AppError not_found, not_agreed */
export async function agreementDocument(app: AppContext, viewer: Viewer, id: number): Promise<Download> {
  const booking = await requireAgreed(app, viewer, id)
  return new Download(await drawAgreement(booking, viewer.language), nameOf(booking, 'pdf'))
}

/** @throws AppError not_found, not_agreed */
export async function agreementCalendar(app: AppContext, viewer: Viewer, id: number): Promise<Download> {
  const booking = await requireAgreed(app, viewer, id)
  const entry = entryOf(booking, viewer.language)
  return new Download(Buffer.from(calendarView(app, [entry])), nameOf(booking, 'ics'))
}
