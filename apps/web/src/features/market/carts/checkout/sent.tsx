import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { CaretRight } from '@phosphor-icons/react/CaretRight'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { bookingQuery, deadlineText, StateWord } from '#features/market/bookings'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Slip } from '#ui/layout/slip.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import classes from './sent.module.css'

const Row = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('carts')
  const { id, service_provider: provider, status, total, currency, expires_at, event } = booking
  return (
    <li>
      <Link to={paths.booking(id)} className={classes.booking}>
        <Avatar name={provider.company_name} src={provider.logo} size={44} square />
        <span className={classes.words}>
          <b dir="auto">{provider.company_name}</b>
          {status === 'requested' && expires_at ? (
            <small>{t('answersBy', { date: deadlineText(expires_at, event) })}</small>
          ) : (
            <StateWord status={status} />
          )}
        </span>
        <b className={classes.total}>{priceText(total, currency)}</b>
        <CaretRight size={18} aria-hidden />
      </Link>
    </li>
  )
}

/** Ids of what was asked for: what they are is asked anew, by who is signed in then. */
export type Sent = { ids: readonly number[]; eventId: number }

type SentProps = Sent & {
  /** The event was created along with them: who comes is next. */
  isNew?: boolean
}

/** What was asked for, and what happens next. */
export const SentRequests = ({ ids, eventId, isNew = false }: SentProps) => {
  const { t } = useTranslation('carts')
  const answers = useQueries({ queries: ids.map(bookingQuery) })
  const bookings = answers.flatMap(({ data }) => data ?? [])
  const isAnswered = bookings.length === ids.length && bookings.every(({ status }) => status !== 'requested')
  const count = ids.length
  return (
    <PageFrame
      title={isAnswered ? t('answered', { count }) : t('sent', { count })}
      lead={isAnswered ? t('answeredText') : t('sentText')}
      width="text"
    >
      <Slip>
        <ul aria-label={t('requests')} aria-live="polite">
          {bookings.map(booking => (
            <Row key={booking.id} booking={booking} />
          ))}
        </ul>
      </Slip>
      <div className={classes.ways}>
        {isNew && (
          <ButtonLink size="large" to={paths.eventInvite(eventId, true)}>
            {t('invite')}
          </ButtonLink>
        )}
        <ButtonLink size="large" variant={isNew ? 'outline' : 'primary'} to={paths.event(eventId)}>
          {t('toEvent')}
        </ButtonLink>
        <ButtonLink size="large" variant="outline" to={paths.bookings()}>
          {t('toBookings')}
        </ButtonLink>
      </div>
    </PageFrame>
  )
}
