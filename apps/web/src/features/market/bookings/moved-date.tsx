import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { useTranslation } from 'react-i18next'
import { formatSpanShortDay, formatSpanTime, type Span } from '#lib/formats-zones.ts'
import { priceText } from '#lib/prices.ts'
import { moveOf } from './moved.ts'
import classes from './moved-date.module.css'
import { spanOfBooking } from './other-side.ts'

const whenOf = (span: Span) => `${formatSpanShortDay(span)}, ${formatSpanTime(span)}`

/** Says of a request that it is about another date than before, and what was agreed on for that one. */
export const MovedDate = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const move = moveOf(booking)
  if (!move) return null
  // What the clocks at the place showed has no zone.
  const before = { start: `${move.before.event_date.replace(' ', 'T')}Z`, end: null, timeZone: 'UTC' }
  const moved = t('dateMoved', { from: whenOf(before), to: whenOf({ ...spanOfBooking(booking), end: null }) })
  const agreed = move.agreed !== null && t('agreedBefore', { total: priceText(move.agreed, booking.currency) })
  return (
    <span className={classes.moved}>
      <CalendarDots size={20} weight="fill" aria-hidden />
      <span>
        <b>{moved}</b> {agreed}
      </span>
    </span>
  )
}
