import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { pollQuery } from './data.ts'
import { OfferedDates } from './offered-dates.tsx'

/** The dates of a poll, without votes. */
export const PollDates = ({ event: { id, timezone } }: { event: Event }) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(pollQuery({ id }))
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonLine width="100%" height={148} />
      </SkeletonGroup>
    )
  if (!data)
    return (
      <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    )
  return <OfferedDates dates={data.dates} timeZone={timezone} />
}
