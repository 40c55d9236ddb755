import { eventLimits } from '@celebrio/contract/celebrations/events'
import type { PollDate } from '@celebrio/contract/celebrations/polls'
import { ArrowCounterClockwise } from '@phosphor-icons/react/ArrowCounterClockwise'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { formatLocalTime } from '../texts.ts'
import classes from './changing.module.css'
import type { Changes } from './use-changes.ts'

/** Says that a date will be removed, and how many votes with it. */
const RemovalNote = ({ votes }: Pick<PollDate, 'votes'>) => {
  const { t } = useTranslation('polls')
  const count = votes ? votes.yes + votes.maybe + votes.no : 0
  return count > 0 ? t('goesWithVotes', { count, number: formatCount(count) }) : t('goes')
}

/** An existing option of the poll. Two must remain. */
export const OldDate = ({ date, changes }: { date: PollDate; changes: Changes }) => {
  const { t } = useTranslation('polls')
  const isMarked = changes.isMarked(date.id)
  const day = formatLocalTime(date.event_date)
  const toggle = () => (isMarked ? changes.unmark(date.id) : changes.mark(date.id))
  const Sign = isMarked ? ArrowCounterClockwise : X
  // Restoring it would exceed the limit if new dates have filled up the poll.
  const canToggle = isMarked ? changes.count < eventLimits.dates : changes.count > eventLimits.leastDates
  return (
    <li className={classes.old} data-goes={isMarked || undefined}>
      <p>
        <b>{day}</b>
        <output>{isMarked && <RemovalNote votes={date.votes} />}</output>
      </p>
      <IconButton
        label={t(isMarked ? 'keepDay' : 'takeAway', { day })}
        icon={<Sign size={20} aria-hidden />}
        aria-disabled={!canToggle}
        onClick={() => canToggle && toggle()}
      />
    </li>
  )
}
