import { tickets } from '@celebrio/contract/celebrations/tickets'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { printTicket, readTicket } from './read-ticket.ts'

export const routes = (app: AppContext): Route[] => [
  route(tickets.get, ({ viewer, params }) => readTicket(app, viewer, params.id)),
  route(tickets.download, ({ viewer, params }) => printTicket(app, viewer, params.id)),
]
