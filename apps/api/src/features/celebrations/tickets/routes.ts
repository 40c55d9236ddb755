import { tickets } from '@celebrio/contract/celebrations/tickets'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { checkIn } from './check-in.ts'
import { readDoor } from './read-door.ts'
import { printTicket, readTicket } from './read-ticket.ts'
import { undoCheckIn } from './undo-check-in.ts'

export const routes = (app: AppContext): Route[] => [
  route(tickets.get, ({ viewer, params }) => readTicket(app, viewer, params.id)),
  route(tickets.download, ({ viewer, params }) => printTicket(app, viewer, params.id)),
  route(tickets.door, ({ viewer, params, query }) => readDoor(app, viewer, params.id, query)),
  route(tickets.checkIn, ({ viewer, params, body }) => checkIn(app, viewer, params.id, body)),
  route(tickets.undoCheckIn, ({ viewer, params, query }) =>
    undoCheckIn(app, viewer, { event_id: params.id, guest_id: params.guest_id, ...query }),
  ),
]
