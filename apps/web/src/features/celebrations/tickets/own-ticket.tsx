import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { downloadTicket, ticketQuery } from './data.ts'
import { HeldTicket } from './held-ticket.tsx'

/** The viewer's own ticket of an event, to be shown at the door, saved or printed. */
export const OwnTicket = ({ event }: { event: Event }) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(ticketQuery(event.id))
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonLine width="100%" height={260} />
      </SkeletonGroup>
    )
  if (!data)
    return (
      <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    )
  return <HeldTicket event={event} ticket={data.ticket} save={() => downloadTicket(event.id)} />
}
