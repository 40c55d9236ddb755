import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { formatList } from '#lib/formats.ts'
import { priceText } from '#lib/prices.ts'
import { LoadMore } from '#ui/lists/pages.tsx'
import { bookingsQuery } from '../data.ts'
import classes from './concerned-bookings.module.css'

type ListProps = { title: string; bookings: readonly Booking[] }

const List = ({ title, bookings }: ListProps) => {
  const id = useId()
  if (bookings.length === 0) return null
  return (
    <>
      <p id={id}>{title}</p>
      <ul className={classes.list} aria-labelledby={id}>
        {bookings.map(({ id: booking, service_provider, total, currency }) => (
          <li key={booking}>
            <b dir="auto">{service_provider.company_name}</b>
            <span>{priceText(total, currency)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What becomes of the bookings of an event that is deleted, or moved to another date. */
export const ConcernedBookings = ({ eventId, change }: { eventId: number; change: 'delete' | 'reschedule' }) => {
  const { t } = useTranslation('bookings')
  const list = useInfiniteQuery(
    bookingsQuery({ side: 'celebrant', status: ['requested', 'changed', 'accepted', 'serving'], eventId }),
  )
  const bookings = list.data?.pages.flatMap(page => page.bookings) ?? []
  if (list.isError) return <p>{errorText(list.error)}</p>
  // What can no longer be cancelled is not asked about again either.
  const open = bookings.filter(({ can }) => can.cancel)
  if (change === 'reschedule') {
    const names = formatList(open.map(({ service_provider }) => service_provider.company_name))
    // Said within an `output`, which holds no paragraphs.
    return open.length > 0 && <span>{t('asksAgain', { count: open.length, names })}</span>
  }
  return (
    <>
      <List title={t('cancelsToo')} bookings={open} />
      <List title={t('standStill')} bookings={bookings.filter(({ can }) => !can.cancel)} />
      <LoadMore list={list} />
    </>
  )
}
