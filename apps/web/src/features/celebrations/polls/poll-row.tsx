import type { Event } from '@celebrio/contract/celebrations/events'
import type { PollDate } from '@celebrio/contract/celebrations/polls'
import { useTranslation } from 'react-i18next'
import { formatSpanDay, formatSpanTime } from '#lib/formats-zones.ts'
import { useStartForViewer } from '#lib/use-start-for-viewer.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { PollTarget } from './data.ts'
import classes from './poll.module.css'
import { VoteChoice } from './vote-choice.tsx'
import { Votes } from './votes.tsx'

type PollRowProps = {
  event: Event
  target: PollTarget
  date: PollDate
  isBest: boolean
  canVote: boolean
  /** Set only if the viewer may pick a date. */
  onPick: (() => void) | undefined
}

/** One option in local time, and in the viewer's where it differs, with its votes and buttons. */
export const PollRow = ({ event, target, date, isBest, canVote, onPick }: PollRowProps) => {
  const { t } = useTranslation('polls')
  const span = { start: date.starts_at, end: null, timeZone: event.timezone }
  const own = useStartForViewer(span)
  const day = formatSpanDay(span)
  return (
    <li className={classes.date} data-past={date.is_past || undefined} aria-label={day}>
      <p className={classes.day}>
        <b>{day}</b>
        {isBest && <span className={classes.best}>{t('best')}</span>}
      </p>
      <p className={classes.time}>
        {formatSpanTime(span)}
        {own && <span>{t('yourTime', { time: own })}</span>}
      </p>
      {date.votes && <Votes votes={date.votes} voters={date.voters} />}
      {date.is_past && <p className={classes.time}>{t('past')}</p>}
      {canVote && !date.is_past && (
        <VoteChoice target={target} date={date} day={day} hasDeclined={event.my_invitation?.status === 'rejected'} />
      )}
      {onPick && !date.is_past && (
        <Button variant="outline" size="small" aria-label={t('pickDay', { day })} onClick={onPick}>
          {t('pick')}
        </Button>
      )}
    </li>
  )
}
