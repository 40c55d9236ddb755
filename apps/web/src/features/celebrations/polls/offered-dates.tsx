import type { PollDate } from '@celebrio/contract/celebrations/polls'
import { useTranslation } from 'react-i18next'
import { formatSpanDay, formatSpanTime } from '#lib/formats-zones.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import classes from './poll-dates.module.css'

type OfferedDatesProps = { dates: readonly Pick<PollDate, 'id' | 'starts_at'>[]; timeZone: string }

/** Dates to vote on, without votes. */
export const OfferedDates = ({ dates, timeZone }: OfferedDatesProps) => {
  const { t } = useTranslation('polls')
  const spans = dates.map(({ id, starts_at }) => ({ id, start: starts_at, end: null, timeZone }))
  return (
    <ul className={classes.dates} aria-label={t('offered')}>
      {spans.map(({ id, ...span }) => (
        <li key={id} className={classes.date}>
          <DateBadge date={span.start} size={60} timeZone={timeZone} />
          <span>
            <b>{formatSpanDay(span)}</b>
            {formatSpanTime(span)}
          </span>
        </li>
      ))}
    </ul>
  )
}
