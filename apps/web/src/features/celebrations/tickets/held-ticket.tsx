import type { Event } from '@celebrio/contract/celebrations/events'
import type { Ticket as Held } from '@celebrio/contract/celebrations/tickets'
import classes from './own-ticket.module.css'
import { Ticket } from './ticket.tsx'
import { TicketActions } from './ticket-actions.tsx'

type HeldTicketProps = {
  event: Event
  ticket: Held
  /** Saves it as a file. */
  save: () => Promise<void>
}

/** A ticket to be shown at the door, saved or printed. */
export const HeldTicket = ({ event, ticket, save }: HeldTicketProps) => (
  <div className={classes.own}>
    <Ticket event={event} ticket={ticket} />
    <TicketActions save={save} />
  </div>
)
