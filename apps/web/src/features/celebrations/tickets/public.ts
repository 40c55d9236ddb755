export { OwnTicket } from './own-ticket.tsx'
export { TicketButton } from './ticket-button.tsx'
export { TicketWithActions } from './ticket-with-actions.tsx'
