import { type DateVote, dateVotes, type PollDate } from '@celebrio/contract/celebrations/polls'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAhead } from '#lib/use-ahead.ts'
import type { Asked } from './data.ts'
import classes from './poll.module.css'
import { useVote } from './use-poll.ts'

type VoteChoiceProps = { asked: Asked; date: PollDate; day: string; hasDeclined: boolean }

/** Whether a date suits the viewer: it shows in the moment it is said. */
export const VoteChoice = ({ asked, date, day, hasDeclined }: VoteChoiceProps) => {
  const { t } = useTranslation('polls')
  const name = useId()
  const { mutate } = useVote(asked, hasDeclined)
  const { value, goAhead, fallBack } = useAhead<DateVote | null>(date, date.my_vote)
  const say = (vote: DateVote) => {
    goAhead(vote)
    mutate({ date_id: date.id, vote, fallBack })
  }
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('yourVote', { day })}</legend>
      {dateVotes.map(vote => (
        <label key={vote} className={classes.vote} data-vote={vote}>
          <input type="radio" name={name} checked={value === vote} onChange={() => say(vote)} />
          <span>{t(vote)}</span>
        </label>
      ))}
    </fieldset>
  )
}
