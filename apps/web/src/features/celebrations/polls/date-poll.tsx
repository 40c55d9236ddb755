import type { Event } from '@celebrio/contract/celebrations/events'
import type { Poll } from '@celebrio/contract/celebrations/polls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { OtherDate } from './alternative-date.tsx'
import { ChangeDates } from './changing/change-dates.tsx'
import { type PollTarget, pollQuery } from './data.ts'
import { PickDialog } from './pick-dialog.tsx'
import classes from './poll.module.css'
import { PollRow } from './poll-row.tsx'

const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.waiting}>
      {[1, 2, 3].map(row => (
        <SkeletonBlock key={row} height={124} />
      ))}
    </div>
  </SkeletonGroup>
)

/** The date with the most votes, undefined on a tie. */
function bestOf({ dates }: Poll): number | undefined {
  const [first, second] = dates
    .map(({ id, votes }) => ({ id, yes: votes?.yes ?? 0, maybe: votes?.maybe ?? 0 }))
    .toSorted((one, other) => other.yes - one.yes || other.maybe - one.maybe)
  if (!first || first.yes === 0) return undefined
  return second && second.yes === first.yes && second.maybe === first.maybe ? undefined : first.id
}

type DatesProps = { event: Event; target: PollTarget; poll: Poll }

const Dates = ({ event, target, poll }: DatesProps) => {
  const [picked, setPicked] = useState<string | null>(null)
  const best = bestOf(poll)
  return (
    <>
      <ul className={classes.dates}>
        {poll.dates.map(date => (
          <PollRow
            key={date.id}
            event={event}
            target={target}
            date={date}
            isBest={date.id === best}
            canVote={poll.can.vote}
            onPick={poll.can.pick ? () => setPicked(date.event_date) : undefined}
          />
        ))}
      </ul>
      {poll.can.change && <ChangeDates event={event} poll={poll} />}
      {poll.can.pick && <OtherDate onPick={setPicked} />}
      <PickDialog event={event} date={picked} onClose={() => setPicked(null)} />
    </>
  )
}

/** Milliseconds. */
const pollInterval = 20_000

/** Whether vote changes are pushed: only to members of the guest list who are signed in, not to personal links. */
const receivesVoteUpdates = ({ your_role, my_invitation }: Event, token: string | undefined): boolean =>
  token === undefined && (your_role !== null || my_invitation !== null)

/** The date poll of an event: invited people vote, with or without an account, and the host picks a date. */
export const DatePoll = ({ event, token }: { event: Event; token?: string | undefined }) => {
  const target = { id: event.id, token }
  const refetchInterval = receivesVoteUpdates(event, token) ? false : pollInterval
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...pollQuery(target), refetchInterval })
  if (isPending) return <Waiting />
  if (!data)
    return (
      <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    )
  return <Dates event={event} target={target} poll={data} />
}
