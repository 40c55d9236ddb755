import type { BookingSort } from '@celebrio/contract/market/booking-forms'
import type { BookingState } from '@celebrio/contract/market/booking-states'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Pages } from '#ui/lists/pages.tsx'
import { bookingsQuery } from '../data.ts'
import { Docket } from '../docket.tsx'
import { DocketsWaiting } from '../waiting.tsx'
import classes from './own-bookings.module.css'

type BookingSectionProps = {
  title: 'toConfirm' | 'waiting' | 'comingUp' | 'pastTitle' | 'cancelledTitle'
  status: readonly BookingState[]
  sort: BookingSort
}

/** The viewer's bookings in some states. */
export const BookingSection = ({ title, status, sort }: BookingSectionProps) => {
  const { t } = useTranslation('bookings')
  const list = useInfiniteQuery(bookingsQuery({ side: 'celebrant', status, sort }))
  return (
    <section aria-label={t(title)}>
      <h2 className={classes.title}>{t(title)}</h2>
      <Pages compact list={list} itemsOf={page => page.bookings} waiting={<DocketsWaiting />} empty={null}>
        {bookings => (
          <ul className={classes.list}>
            {bookings.map(booking => (
              <Docket key={booking.id} booking={booking} to={paths.booking(booking.id)} />
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}
