import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCount } from '#lib/formats.ts'
import { priceText } from '#lib/prices.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { RelativeTime } from '#ui/text/relative-time.tsx'
import classes from './docket.module.css'
import { moveOf } from './moved.ts'
import { MovedDate } from './moved-date.tsx'
import { otherSideOf } from './other-side.ts'
import { StateWord } from './state-word.tsx'
import { TimeLeft } from './time-left.tsx'

type DocketProps = {
  booking: Booking
  to: string
  /** It is open beside the list. */
  isOpen?: boolean
}

const Bottom = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const { event, side, status, total, currency, expires_at } = booking
  const waitsForViewer = expires_at !== null && (status === 'requested') === (side === 'provider')
  return (
    <span className={classes.bottom}>
      {side === 'provider' && (
        <b className={classes.guests}>
          {formatCount(event.guests)} <small>{t('guestsUnit', { count: event.guests })}</small>
        </b>
      )}
      <b className={side === 'provider' ? classes.sum : classes.guests}>{priceText(total, currency)}</b>
      <span className={classes.state}>
        {waitsForViewer ? (
          <TimeLeft until={expires_at} />
        ) : (
          <StateWord status={status} isAgain={moveOf(booking) !== undefined} />
        )}
      </span>
    </span>
  )
}

/** A booking in a list: a slip of till paper, torn below. */
export const Docket = ({ booking, to, isOpen = false }: DocketProps) => {
  const { event, created_at } = booking
  return (
    <li className={classes.hang}>
      <Link to={to} className={classes.docket} aria-current={isOpen ? 'true' : undefined} preventScrollReset={isOpen}>
        <span className={classes.top}>
          <DateBadge date={event.starts_at} size={52} timeZone={event.timezone} />
          <span className={classes.words}>
            <b className={classes.title} dir="auto">
              {event.title}
            </b>
            <span className={classes.who}>
              <span dir="auto">{otherSideOf(booking).name}</span>
              <RelativeTime date={created_at} className={classes.ago} />
            </span>
          </span>
        </span>
        <MovedDate booking={booking} />
        <Bottom booking={booking} />
      </Link>
    </li>
  )
}
