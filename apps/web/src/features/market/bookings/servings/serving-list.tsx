import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { CaretRight } from '@phosphor-icons/react/CaretRight'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCount } from '#lib/formats.ts'
import { formatSpanTime } from '#lib/formats-zones.ts'
import { paths } from '#lib/paths.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { useStep } from '../data.ts'
import { placeOf, spanOfBooking } from '../other-side.ts'
import { StateWord } from '../state-word.tsx'
import classes from './serving-list.module.css'

type ListProps = { bookings: readonly Booking[]; openId: number | undefined; completed: boolean }

const useGuests = ({ event }: Booking) => {
  const { t } = useTranslation('bookings')
  const count = event.guests
  return [t('guests', { count, number: formatCount(count) }), placeOf(event)].filter(Boolean).join(', ')
}

/** What is served now, or can be from now on. */
const Now = ({ booking, to }: { booking: Booking; to: string }) => {
  const { t } = useTranslation('bookings')
  const { mutate, isPending } = useStep(booking)
  const { event, can, status } = booking
  return (
    <div className={classes.now}>
      <Link to={to} className={classes.row}>
        <DateBadge date={event.starts_at} size={60} timeZone={event.timezone} />
        <span className={classes.words}>
          {status === 'serving' ? (
            <StateWord status={status} />
          ) : (
            <span className={classes.time}>{formatSpanTime(spanOfBooking(booking))}</span>
          )}
          <b className={classes.title} dir="auto">
            {event.title}
          </b>
          <span className={classes.guests} dir="auto">
            {useGuests(booking)}
          </span>
        </span>
      </Link>
      {can.serve && (
        <Button size="large" fullWidth loading={isPending} onClick={() => mutate({ action: 'serve' })}>
          {t('serve')}
        </Button>
      )}
    </div>
  )
}

const Row = ({ booking, to, isOpen }: { booking: Booking; to: string; isOpen: boolean }) => (
  <li>
    <Link to={to} className={classes.line} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
      <DateBadge date={booking.event.starts_at} size={48} timeZone={booking.event.timezone} />
      <span className={classes.words}>
        <b className={classes.title} dir="auto">
          {booking.event.title}
        </b>
        <span className={classes.guests} dir="auto">
          {useGuests(booking)}
        </span>
      </span>
      <CaretRight size={20} aria-hidden />
    </Link>
  </li>
)

const isNow = ({ status, can }: Booking) => status === 'serving' || can.serve

/** What is on now stands out; the others follow in their order. */
export const ServingList = ({ bookings, openId, completed }: ListProps) => {
  const { t } = useTranslation('bookings')
  const now = bookings.filter(isNow)
  const others = bookings.filter(booking => !isNow(booking))
  const wayTo = ({ id }: Booking) => paths.serviceServings(id, completed)
  return (
    <>
      {now.map(booking => (
        <Now key={booking.id} booking={booking} to={wayTo(booking)} />
      ))}
      {others.length > 0 && (
        <section aria-label={t(completed ? 'completed' : 'next')}>
          {!completed && <h2 className={classes.heading}>{t('next')}</h2>}
          <ul>
            {others.map(booking => (
              <Row key={booking.id} booking={booking} to={wayTo(booking)} isOpen={booking.id === openId} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
