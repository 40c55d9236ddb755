import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { nextState } from '@celebrio/contract/market/booking-states'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventChange } from '#features/celebrations/events'
import { errorText } from '#lib/api/error-text.ts'
import { priceText } from '#lib/prices.ts'
import { LoadMore } from '#ui/lists/pages.tsx'
import { eventBookingsQuery } from '../data.ts'
import { isOff } from '../steps.ts'
import { AskedAgain } from './asked-again.tsx'
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

/** Whoever has booked: the event takes all of them with it. */
function isCancellable({ status, event, expires_at }: Booking): boolean {
  const times = {
    starts_at: new Date(event.starts_at),
    ends_at: new Date(event.ends_at),
    timezone: event.timezone,
    expires_at: expires_at === null ? null : new Date(expires_at),
  }
  return 'to' in nextState({ status, times, action: 'cancel', side: 'celebrant', now: new Date() })
}

/** What becomes of the bookings of an event that is deleted, or moved to another date. */
export const ConcernedBookings = ({ eventId, change }: { eventId: number; change: NonNullable<EventChange> }) => {
  const { t } = useTranslation('summary')
  const list = useInfiniteQuery(eventBookingsQuery(eventId))
  const all = list.data?.pages.flatMap(page => page.bookings) ?? []
  const bookings = all.filter(({ status }) => status !== 'completed' && !isOff({ status }))
  if (list.isError) return <p>{errorText(list.error)}</p>
  // What can no longer be cancelled is not asked about again either.
  const open = bookings.filter(isCancellable)
  const fixed = bookings.filter(booking => !isCancellable(booking))
  if (change.kind === 'reschedule') return <AskedAgain open={open} fixed={fixed} to={change.to} />
  return (
    <>
      <List title={t('cancelsToo')} bookings={open} />
      <List title={t('standStill')} bookings={fixed} />
      <LoadMore list={list} />
    </>
  )
}
