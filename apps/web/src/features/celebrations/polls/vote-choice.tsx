import { type DateVote, dateVotes, type PollDate } from '@celebrio/contract/celebrations/polls'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOptimisticValue } from '#lib/actions/use-optimistic-value.ts'
import { type Asked, useVote } from './data.ts'
import classes from './poll.module.css'

type VoteChoiceProps = { asked: Asked; date: PollDate; day: string; hasDeclined: boolean }

/** Whether a date suits the viewer: it shows in the moment it is said. */
export const VoteChoice = ({ asked, date, day, hasDeclined }: VoteChoiceProps) => {
  const { t } = useTranslation('polls')
  const name = useId()
  const { value, show } = useOptimisticValue<DateVote | null>(date, date.my_vote)
  const { mutate } = useVote({ asked, date_id: date.id, hasDeclined, optimistic: show })
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('yourVote', { day })}</legend>
      {dateVotes.map(vote => (
        <label key={vote} className={classes.vote} data-vote={vote}>
          <input type="radio" name={name} checked={value === vote} onChange={() => mutate(vote)} />
          <span>{t(vote)}</span>
        </label>
      ))}
    </fieldset>
  )
}
