import type { Event } from '@celebrio/contract/celebrations/events'
import type { Ticket as TicketData } from '@celebrio/contract/celebrations/tickets'
import classes from './own-ticket.module.css'
import { Ticket } from './ticket.tsx'
import { TicketActions } from './ticket-actions.tsx'

type TicketWithActionsProps = {
  event: Event
  ticket: TicketData
  /** Downloads the ticket. */
  save: () => Promise<void>
  /** It lies on coloured paper. */
  onPaper?: boolean
}

/** A ticket with its actions: download and print. */
export const TicketWithActions = ({ event, ticket, save, onPaper = false }: TicketWithActionsProps) => (
  <div className={classes.own} data-paper={onPaper || undefined}>
    <Ticket event={event} ticket={ticket} />
    <TicketActions save={save} onPaper={onPaper} />
  </div>
)
