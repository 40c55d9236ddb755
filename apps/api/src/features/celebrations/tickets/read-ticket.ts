import type { Ticket } from '@celebrio/contract/celebrations/tickets'
import { readEvent } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { Download, fileNameOf } from '#platform/http/download.ts'
import { drawTicket, type Printed } from './pdf/draw-ticket.ts'
import { qrOf } from './qr.ts'
import { findOwnTicket, findTicketOf, type TicketColumns } from './queries/tickets.ts'

const view = (row: TicketColumns): Ticket => ({
  entrance_code: row.code,
  name: row.name,
  party: row.heads,
  qr: qrOf(row.code),
  used_at: row.used_at?.toISOString() ?? null,
})

/** @throws Refusal not_found for who has none */
async function ownTicket(kit: Kit, viewer: Viewer, eventId: number): Promise<Ticket> {
  const row = await findOwnTicket(kit.db, eventId, viewer.id)
  if (!row) throw new Refusal('not_found')
  return view(row)
}

/** The good ticket of a guest by their place on the list; null where there is none. */
export async function ticketOf(db: Db, { event_id, id }: { event_id: number; id: number }): Promise<Ticket | null> {
  const row = await findTicketOf(db, event_id, id)
  return row ? view(row) : null
}

/** A ticket on paper. */
export const printed = async (kit: Kit, parts: Printed): Promise<Download> =>
  new Download(await drawTicket(kit, parts), fileNameOf(parts.event.title, 'pdf'))

/** @throws Refusal not_found for who has none, or may not see the event any more */
export async function readTicket(kit: Kit, viewer: Viewer, eventId: number) {
  await readEvent(kit, kit.db, viewer, eventId)
  return { ticket: await ownTicket(kit, viewer, eventId) }
}

/** The ticket on paper, in the viewer's language. @throws Refusal not_found */
export async function printTicket(kit: Kit, viewer: Viewer, eventId: number): Promise<Download> {
  const event = await readEvent(kit, kit.db, viewer, eventId)
  const ticket = await ownTicket(kit, viewer, eventId)
  return printed(kit, { event, ticket, language: viewer.language })
}
