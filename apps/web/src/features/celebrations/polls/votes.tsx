import { dateVotes, type PollDate } from '@celebrio/contract/celebrations/polls'
import { useTranslation } from 'react-i18next'
import { readLanguage } from '#i18n/language.ts'
import { formatCount } from '#lib/formats.ts'
import classes from './poll.module.css'

type Voters = NonNullable<PollDate['voters']>

const namesOf = (voters: Voters) =>
  new Intl.ListFormat(readLanguage(), { type: 'conjunction' }).format(voters.map(({ user }) => user.name))

/** Voters by vote, for hosts. */
const Names = ({ voters }: { voters: Voters }) => {
  const { t } = useTranslation('polls')
  return (
    <dl className={classes.names}>
      {dateVotes.map(vote => {
        const matching = voters.filter(voter => voter.vote === vote)
        return matching.length === 0 ? null : (
          <div key={vote}>
            <dt>{t(vote)}</dt>
            <dd dir="auto">{namesOf(matching)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Votes on a date: a bar, counts, and names for hosts. */
export const Votes = ({ votes, voters }: { votes: NonNullable<PollDate['votes']>; voters: PollDate['voters'] }) => {
  const { t } = useTranslation('polls')
  const total = votes.yes + votes.maybe + votes.no
  if (total === 0) return <p className={classes.time}>{t('noVotes')}</p>
  const castVotes = dateVotes.filter(vote => votes[vote] > 0)
  return (
    <>
      <div className={classes.bar} aria-hidden>
        {castVotes.map(vote => (
          <span key={vote} data-vote={vote} style={{ flexGrow: votes[vote] }} />
        ))}
      </div>
      <p className={classes.counts}>
        {castVotes.map(vote => (
          <span key={vote}>{t(`count_${vote}`, { number: formatCount(votes[vote]) })}</span>
        ))}
      </p>
      {voters && voters.length > 0 && <Names voters={voters} />}
    </>
  )
}
