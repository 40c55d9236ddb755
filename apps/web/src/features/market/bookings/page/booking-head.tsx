import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCount } from '#lib/formats.ts'
import { formatSpanShortDay, formatSpanTime } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import { moveOf } from '../moved.ts'
import { otherSideOf, placeOf, spanOfBooking } from '../other-side.ts'
import { StateWord } from '../state-word.tsx'
import { isOff } from '../steps.ts'
import classes from './booking-head.module.css'

/** The list in which the viewer's side finds the booking. */
const useWayBack = (booking: Booking) => {
  const { t } = useTranslation('bookings')
  const { side, is_own, status, event } = booking
  if (!is_own) return { to: paths.eventSummary(event.id), label: t('ofEvent', { ns: 'summary' }) }
  if (side === 'celebrant') return { to: paths.bookings(), label: t('mine') }
  if (status === 'requested' || status === 'changed')
    return { to: paths.serviceBookings(), label: t('pendingRequests') }
  return isOff(booking)
    ? { to: paths.serviceHistory(), label: t('orderHistory') }
    : { to: paths.serviceServings(), label: t('servings') }
}

const EventLine = ({ booking: { event, side } }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  if (side === 'celebrant' && event.exists)
    return (
      <Link to={paths.event(event.id)} className={classes.event} dir="auto">
        {event.title}
      </Link>
    )
  return (
    <>
      <span className={classes.event} dir="auto">
        {event.title}
      </span>
      {!event.exists && <span className={classes.gone}>{t('eventGone')}</span>}
    </>
  )
}

/** Who is on the other side, for which event, when and for how many. */
export const BookingHead = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const { event, status } = booking
  const other = otherSideOf(booking)
  const back = useWayBack(booking)
  const span = spanOfBooking(booking)
  const count = event.guests
  return (
    <header className={classes.head}>
      <div className={classes.back}>
        <BackLink {...back} />
      </div>
      <div className={classes.line}>
        <Avatar name={other.name} src={other.picture} size={64} square={other.isCompany} />
        <div className={classes.words}>
          <h1 className={classes.name} dir="auto">
            <Link to={other.path}>{other.name}</Link>
          </h1>
          <EventLine booking={booking} />
          <p className={classes.when}>
            {formatSpanShortDay(span)}, {formatSpanTime(span)}, {t('guests', { count, number: formatCount(count) })}
          </p>
          {placeOf(event) && (
            <p className={classes.when} dir="auto">
              {placeOf(event)}
            </p>
          )}
        </div>
        <span className={classes.state}>
          <StateWord status={status} isAgain={moveOf(booking) !== undefined} />
        </span>
      </div>
    </header>
  )
}
