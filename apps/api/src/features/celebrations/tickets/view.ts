import type { Ticket } from '@celebrio/contract/celebrations/tickets'
import { qrOf } from '#platform/qr.ts'
import type { TicketColumns } from './queries/tickets.ts'

export const ticketView = (row: TicketColumns): Ticket => ({
  entrance_code: row.code,
  name: row.name,
  party: row.heads,
  qr: qrOf(row.code),
  used_at: row.used_at?.toISOString() ?? null,
})
