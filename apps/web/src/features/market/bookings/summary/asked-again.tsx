import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import type { EventChange } from '#features/celebrations/events'
import { useFree } from '#features/market/availability'
import { issueText } from '#lib/api/error-text.ts'
import { formatList } from '#lib/formats.ts'
import { priceText } from '#lib/prices.ts'
import classes from './concerned-bookings.module.css'

type AskedAgainProps = {
  /** Who is asked about the new date. */
  open: readonly Booking[]
  /** Whose booking stands for the first one. */
  fixed: readonly Booking[]
  to: Extract<EventChange, { kind: 'reschedule' }>['to']
}

const namesOf = (bookings: readonly Booking[]) =>
  formatList(bookings.map(({ service_provider }) => service_provider.company_name))

/** Another hour of the day that is booked anyway keeps its place. */
const isSameDay = ({ event }: Booking, to: AskedAgainProps['to']) =>
  event.event_date.slice(0, 10) === to.event_date.slice(0, 10)

/** What a new date means for each booking. Said within an `output`, which holds no paragraphs. */
export const AskedAgain = ({ open, fixed, to }: AskedAgainProps) => {
  const { t } = useTranslation('summary')
  const others = open.filter(booking => !isSameDay(booking, to))
  const free = useFree(
    to.event_date === '' ? null : to,
    others.map(({ service_provider }) => service_provider),
  )
  const lineOf = ({ service_provider: { id, company_name: provider }, status, total, currency }: Booking) => {
    const day = free.get(id)
    const agreed = status === 'accepted' && t('opensAgain', { total: priceText(total, currency) })
    const asks = t('asksAgain', { names: provider })
    const known = day === 'free' ? t('freeThen') : day && issueText({ code: `day_${day}`, values: { provider } })
    return [asks, known, agreed].filter(Boolean).join(' ')
  }
  return (
    <>
      {open.map(booking => (
        <span
          key={booking.id}
          className={classes.asked}
          data-busy={['off', 'full', 'lead'].includes(free.get(booking.service_provider.id) ?? '') || undefined}
        >
          {lineOf(booking)}
        </span>
      ))}
      {fixed.length > 0 && <span>{t('standsFor', { count: fixed.length, names: namesOf(fixed) })}</span>}
    </>
  )
}
