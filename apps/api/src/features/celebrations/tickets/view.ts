import type { Ticket } from '@celebrio/contract/celebrations/tickets'
import { create } from 'qrcode'
import type { TicketColumns } from './queries/tickets.ts'
import { pathOf } from './rules.ts'

/** A code as a QR code: it can still be read when a quarter of it is covered or torn. */
export function qrOf(code: string): Ticket['qr'] {
  const { modules } = create(code, { errorCorrectionLevel: 'Q' })
  return { size: modules.size, path: pathOf(modules) }
}

export const ticketView = (row: TicketColumns): Ticket => ({
  entrance_code: row.code,
  name: row.name,
  party: row.heads,
  qr: qrOf(row.code),
  used_at: row.used_at?.toISOString() ?? null,
})
