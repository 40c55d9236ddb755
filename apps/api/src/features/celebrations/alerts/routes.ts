import { eventAlerts } from '@celebrio/contract/celebrations/alerts'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { confirmEvent, deleteDenied, denyEvent } from './follow-link.ts'

export const eventAlertRoutes = (kit: Kit): Route[] => [
  route(eventAlerts.confirm, ({ body }) => confirmEvent(kit, body.token)),
  route(eventAlerts.deny, ({ body }) => denyEvent(kit, body.token)),
  route(eventAlerts.delete, ({ body }) => deleteDenied(kit, body.token)),
]
