/** What other features may use of tickets. */
export { printed, ticketOf } from './read-ticket.ts'
