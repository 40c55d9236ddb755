import { eventLimits } from '@celebrio/contract/celebrations/events'
import type { PollDate } from '@celebrio/contract/celebrations/polls'
import { ArrowCounterClockwise } from '@phosphor-icons/react/ArrowCounterClockwise'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { inWords } from '../texts.ts'
import classes from './changing.module.css'
import type { Changes } from './use-changes.ts'

/** That a date goes, and what with it. */
const Going = ({ votes }: Pick<PollDate, 'votes'>) => {
  const { t } = useTranslation('polls')
  const count = votes ? votes.yes + votes.maybe + votes.no : 0
  return count > 0 ? t('goesWithVotes', { count, number: formatCount(count) }) : t('goes')
}

/** A date that guests choose among already. Two must be left. */
export const OldDate = ({ date, changes }: { date: PollDate; changes: Changes }) => {
  const { t } = useTranslation('polls')
  const goes = changes.isGoing(date.id)
  const day = inWords(date.event_date)
  const press = () => (goes ? changes.keep(date.id) : changes.mark(date.id))
  const Sign = goes ? ArrowCounterClockwise : X
  // Kept again it would be one too many, where new ones have taken its place.
  const canPress = goes ? changes.count < eventLimits.dates : changes.count > eventLimits.leastDates
  return (
    <li className={classes.old} data-goes={goes || undefined}>
      <p>
        <b>{day}</b>
        <output>{goes && <Going votes={date.votes} />}</output>
      </p>
      <IconButton
        label={t(goes ? 'keepDay' : 'takeAway', { day })}
        icon={<Sign size={20} aria-hidden />}
        aria-disabled={!canPress}
        onClick={() => canPress && press()}
      />
    </li>
  )
}
