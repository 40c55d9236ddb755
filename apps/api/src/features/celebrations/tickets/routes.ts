import { tickets } from '@celebrio/contract/celebrations/tickets'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { checkIn } from './check-in.ts'
import { readDoor } from './read-door.ts'
import { printTicket, readTicket } from './read-ticket.ts'
import { undoCheckIn } from './undo-check-in.ts'

export const ticketRoutes = (kit: Kit): Route[] => [
  route(tickets.get, ({ viewer, params }) => readTicket(kit, viewer, params.id)),
  route(tickets.download, ({ viewer, params }) => printTicket(kit, viewer, params.id)),
  route(tickets.door, ({ viewer, params, query }) => readDoor(kit, viewer, params.id, query)),
  route(tickets.checkIn, ({ viewer, params, body }) => checkIn(kit, viewer, params.id, body)),
  route(tickets.undoCheckIn, ({ viewer, params, query }) =>
    undoCheckIn(kit, viewer, { event_id: params.id, guest_id: params.guest_id, ...query }),
  ),
]
