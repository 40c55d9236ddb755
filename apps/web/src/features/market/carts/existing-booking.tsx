import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { runningQuery } from '#features/market/bookings'
import { paths } from '#lib/paths.ts'
import classes from './requests.module.css'

type ExistingBookingProps = { eventId: number; provider: { id: number; company_name: string } }

/** Says that a provider is asked or booked for the event already: whoever means to can ask them for more. */
export const ExistingBooking = ({ eventId, provider: { id, company_name: name } }: ExistingBookingProps) => {
  const { t } = useTranslation('carts')
  const { data } = useQuery(runningQuery(eventId))
  const booking = data?.find(one => one.service_provider.id === id)
  if (!booking) return null
  const isWaiting = booking.status === 'requested' || booking.status === 'changed'
  return (
    <p className={classes.already}>
      {t(isWaiting ? 'askedAlready' : 'bookedAlready', { name })}{' '}
      <Link to={paths.booking(booking.id)}>{t('seeThatBooking')}</Link>
    </p>
  )
}
