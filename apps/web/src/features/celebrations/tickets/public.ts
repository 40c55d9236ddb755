export { HeldTicket } from './held-ticket.tsx'
export { OwnTicket } from './own-ticket.tsx'
export { TicketButton } from './ticket-button.tsx'
