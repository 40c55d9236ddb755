/** What other features may use of tickets. */
export { findTicket, type TicketColumns, ticketsOfGuests } from './queries/tickets.ts'
export { printed, ticketOf } from './read-ticket.ts'
