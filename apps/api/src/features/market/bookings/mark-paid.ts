import type { bookings } from '@celebrio/contract/market/bookings'
import { currencyDigits } from '@celebrio/contract/platform/currencies'
import type { Body } from '@celebrio/contract/platform/endpoint'
import { amountOf, minorUnits } from '@celebrio/contract/platform/money'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { canMarkPaid } from './policies.ts'
import { lockBooking, updatePaid } from './queries/bookings.ts'
import { readBooking } from './read-bookings.ts'

/**
 * Keeps how much a celebrant has paid, as they say: no money passes through Celebrio.
 * @throws AppError not_found, booking_moved_on, validation_failed on `amount`
 */
export const markPaid = (app: AppContext, viewer: Viewer, id: number, { amount }: Body<typeof bookings.pay>) =>
  inTransaction(app, async tx => {
    const booking = await lockBooking(tx, viewer.id, id)
    if (!booking) throw new AppError('not_found')
    authorize(canMarkPaid(booking), 'booking_moved_on')
    const { total, currency } = booking
    const paid = minorUnits(amount, currency)
    if (paid === null) throw fieldError('amount', 'too_many_decimals', { max: currencyDigits(currency) })
    if (paid > total) throw fieldError('amount', 'too_big', { max: amountOf(total, currency) })
    await updatePaid(tx, id, paid)
    await app.emit(tx, 'booking.paid', { booking_id: id })
    return { message: 'Payment noted', booking: await readBooking(app, tx, viewer, id) }
  })
