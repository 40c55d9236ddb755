import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { runningQuery } from '#features/market/bookings'
import { paths } from '#lib/paths.ts'
import classes from './requests.module.css'

type ExistingBookingProps = { eventId: number; provider: { id: number; company_name: string } }

const alreadyOf = ({ status, is_own }: Booking) => {
  const isWaiting = status === 'requested' || status === 'changed'
  if (is_own) return isWaiting ? 'askedAlready' : 'bookedAlready'
  return isWaiting ? 'askedAlreadyBy' : 'bookedAlreadyBy'
}

/** Says that a provider is asked or booked for the event already, by whoever plans it: who means to can ask them for more. */
export const ExistingBooking = ({ eventId, provider: { id, company_name: name } }: ExistingBookingProps) => {
  const { t } = useTranslation('carts')
  const { data } = useQuery(runningQuery(eventId))
  const booking = data?.find(one => one.service_provider.id === id)
  if (!booking) return null
  return (
    <p className={classes.already}>
      {t(alreadyOf(booking), { name, planner: booking.celebrant.name })}{' '}
      <Link to={paths.booking(booking.id)}>{t('seeThatBooking')}</Link>
    </p>
  )
}
