import { checkIns } from '@celebrio/contract/celebrations/check-in'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { checkIn, undoCheckIn } from './check-in.ts'
import { readCheckIn } from './read-check-in.ts'

export const routes = (app: AppContext): Route[] => [
  route(checkIns.door, ({ viewer, params, query }) => readCheckIn(app, viewer, params.id, query)),
  route(checkIns.checkIn, ({ viewer, params, body }) => checkIn(app, viewer, params.id, body)),
  route(checkIns.undo, ({ viewer, params, query }) =>
    undoCheckIn(app, viewer, { event_id: params.id, guest_id: params.guest_id, ...query }),
  ),
]
