import { presence } from '@celebrio/contract/chat/presence'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readPresence, sharePresence, tellPresence } from './presence.ts'

export const routes = (app: AppContext): Route[] => [
  route(presence.tell, ({ viewer }) => tellPresence(app, viewer)),
  route(presence.share, ({ viewer, body }) => sharePresence(app, viewer, body.is_shared)),
  route(presence.of, ({ viewer, params }) => readPresence(app, viewer, params.id)),
]
