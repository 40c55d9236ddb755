import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { CalendarDots } from '@phosphor-icons/react/CalendarDots'
import { useTranslation } from 'react-i18next'
import { formatSpanDay, formatSpanTime } from '#lib/formats-zones.ts'
import classes from './late-notice.module.css'
import { otherSideOf, spanOfBooking } from './other-side.ts'

type Span = Parameters<typeof formatSpanTime>[0]

const spanText = (span: Span) => `${formatSpanDay(span)}, ${formatSpanTime(span)}`

/** When and where the event is now. */
const Now = ({ event: { moved_to } }: Pick<Booking, 'event'>) => {
  const { t } = useTranslation('late')
  if (!moved_to) return null
  const { starts_at, ends_at, has_end, timezone, address } = moved_to
  const when = spanText({ start: starts_at, end: has_end ? ends_at : null, timeZone: timezone })
  return <p dir="auto">{t('nowOn', { what: [when, address].filter(Boolean).join(', ') })}</p>
}

const adviceOf = ({ side, event, can }: Booking) => {
  if (side === 'provider') return can.cancel ? 'provider' : 'providerServing'
  return event.exists ? 'celebrant' : 'celebrantDeleted'
}

/** Says of a booking that stands that its event was moved or deleted, when it was too late to ask again or to cancel. */
export const LateNotice = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('late')
  const { event, status } = booking
  const isUnderWay = status === 'accepted' || status === 'serving'
  if (!isUnderWay || (event.exists && !event.moved_to)) return null
  const { name } = otherSideOf(booking)
  return (
    <section className={classes.late} aria-label={t(event.exists ? 'movedTitle' : 'deletedTitle')}>
      <CalendarDots size={24} weight="fill" aria-hidden />
      <div className={classes.words}>
        <b>{t(event.exists ? 'movedTitle' : 'deletedTitle')}</b>
        {event.exists && <Now event={event} />}
        <p>{t('stands', { when: spanText(spanOfBooking(booking)) })}</p>
        <p>{t(adviceOf(booking), { name })}</p>
      </div>
    </section>
  )
}
