import type { Booking } from '@celebrio/contract/market/booking-shapes'
import type { BookingState } from '@celebrio/contract/market/booking-states'
import { bookings } from '@celebrio/contract/market/bookings'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { formatSpanTime } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import classes from './service-calendar.module.css'

/** What a day holds, or might: not what was called off. */
const shown = ['requested', 'changed', 'accepted', 'serving', 'completed'] as const satisfies readonly BookingState[]

const Row = ({ booking: { id, event, celebrant, status } }: { booking: Booking }) => {
  const { t } = useTranslation('service-calendar')
  const { starts_at: start, timezone: timeZone } = event
  return (
    <li className={classes.row}>
      <span className={classes.time}>{formatSpanTime({ start, end: null, timeZone })}</span>
      <span className={classes.what}>
        <Link to={paths.booking(id)} className={classes.title} dir="auto">
          {event.title}
        </Link>
        <span>{t('for', { count: event.guests, name: celebrant.name })}</span>
      </span>
      <span className={classes.state} data-state={status}>
        {t(`states.${status}`)}
      </span>
    </li>
  )
}

/** The bookings of a day, and the requests for it. */
export const DayBookings = ({ day }: { day: string }) => {
  const { t } = useTranslation('service-calendar')
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['bookings', 'on', day],
    queryFn: ({ signal }) =>
      call(bookings.list, { query: { side: 'provider', day, status: [...shown], per_page: 100 }, signal }),
  })
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonLine width="64%" height={20} />
      </SkeletonGroup>
    )
  if (!data) return <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
  if (data.bookings.length === 0) return null
  const inTime = data.bookings.toSorted(
    (one, other) => Date.parse(one.event.starts_at) - Date.parse(other.event.starts_at),
  )
  return (
    <ul className={classes.rows} aria-label={t('bookings')}>
      {inTime.map(booking => (
        <Row key={booking.id} booking={booking} />
      ))}
    </ul>
  )
}
