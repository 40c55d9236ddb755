import { eventAlerts } from '@celebrio/contract/celebrations/alerts'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { confirmEvent, deleteDenied, denyEvent } from './follow-link.ts'

export const routes = (app: AppContext): Route[] => [
  route(eventAlerts.confirm, ({ body }) => confirmEvent(app, body.token)),
  route(eventAlerts.deny, ({ body }) => denyEvent(app, body.token)),
  route(eventAlerts.delete, ({ body }) => deleteDenied(app, body.token)),
]
