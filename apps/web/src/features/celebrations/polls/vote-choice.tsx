import { type DateVote, dateVotes, type PollDate } from '@celebrio/contract/celebrations/polls'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOptimisticValue } from '#lib/actions/use-optimistic-value.ts'
import { type PollTarget, useVote } from './data.ts'
import classes from './poll.module.css'

type VoteChoiceProps = { target: PollTarget; date: PollDate; day: string; hasDeclined: boolean }

/** The viewer's vote on a date; updated optimistically. */
export const VoteChoice = ({ target, date, day, hasDeclined }: VoteChoiceProps) => {
  const { t } = useTranslation('polls')
  const name = useId()
  const { value, show } = useOptimisticValue<DateVote | null>(date, date.my_vote)
  const { mutate } = useVote({ target, date_id: date.id, hasDeclined, optimistic: show })
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
