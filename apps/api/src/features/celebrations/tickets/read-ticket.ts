import type { Ticket } from '@celebrio/contract/celebrations/tickets'
import { readBrief, readEvent } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { Download, fileNameOf } from '#platform/http/download.ts'
import { drawTicket, type Printed } from './pdf/draw-ticket.ts'
import { findOwnTicket, findTicketOf } from './queries/tickets.ts'
import { ticketView } from './view.ts'

/** @throws AppError not_found for anyone who has none */
async function ownTicket(app: AppContext, viewer: Viewer, eventId: number): Promise<Ticket> {
  const row = await findOwnTicket(app.db, eventId, viewer.id)
  if (!row) throw new AppError('not_found')
  return ticketView(row)
}

/** The valid ticket of a guest by their entry on the list; null where there is none. */
export async function ticketOf(db: Db, { event_id, id }: { event_id: number; id: number }): Promise<Ticket | null> {
  const row = await findTicketOf(db, event_id, id)
  return row ? ticketView(row) : null
}

/** A ticket on paper. */
export const printed = async (app: AppContext, parts: Printed): Promise<Download> =>
  new Download(await drawTicket(app, parts), fileNameOf(parts.event.title, 'pdf'))

/** @throws AppError not_found for anyone who has none, or may no longer see the event */
export async function readTicket(app: AppContext, viewer: Viewer, eventId: number) {
  await readBrief(app, app.db, viewer, eventId)
  return { ticket: await ownTicket(app, viewer, eventId) }
}

/** The ticket on paper, in the viewer's language. @throws AppError not_found */
export async function printTicket(app: AppContext, viewer: Viewer, eventId: number): Promise<Download> {
  const event = await readEvent(app, app.db, viewer, eventId)
  const ticket = await ownTicket(app, viewer, eventId)
  return printed(app, { event, ticket, language: viewer.language })
}
