import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { downloadTicket, ticketQuery } from './data.ts'
import classes from './own-ticket.module.css'
import { TicketWithActions } from './ticket-with-actions.tsx'

type OwnTicketProps = {
  event: Event
  /** It lies on coloured paper. */
  onPaper?: boolean
}

/** The viewer's own ticket of an event. */
export const OwnTicket = ({ event, onPaper = false }: OwnTicketProps) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(ticketQuery(event))
  // A new date brings a new code: the old ticket is not shown while the new one comes.
  const code = event.my_invitation?.entrance_code
  const isOld = isFetching && code && data && data.ticket.entrance_code !== code
  if (isPending || isOld)
    return (
      <SkeletonGroup>
        <SkeletonLine width="100%" height={520} />
      </SkeletonGroup>
    )
  if (!data)
    return (
      <div className={onPaper ? classes.missing : undefined}>
        <ErrorState compact heading="h3" text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  return (
    <TicketWithActions event={event} ticket={data.ticket} save={() => downloadTicket(event.id)} onPaper={onPaper} />
  )
}
