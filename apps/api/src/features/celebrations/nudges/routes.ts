import { nudges } from '@celebrio/contract/celebrations/nudges'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { nudge, readNudging } from './nudge.ts'

export const routes = (app: AppContext): Route[] => [
  route(nudges.get, ({ viewer, params }) => readNudging(app, viewer, params.id)),
  route(nudges.send, ({ viewer, params }) => nudge(app, viewer, params.id)),
]
