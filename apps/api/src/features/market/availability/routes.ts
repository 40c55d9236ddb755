import { availability } from '@celebrio/contract/market/availability'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { editTerms, markDays } from './edit-availability.ts'
import { holdDay, releaseHold } from './hold-days.ts'
import { readDays, readHolds, readTerms } from './read-availability.ts'

export const routes = (app: AppContext): Route[] => [
  route(availability.ofProvider, ({ visitor, params, query }) => readDays(app, visitor, params.id, query)),
  route(availability.get, ({ viewer }) => readTerms(app, viewer)),
  route(availability.edit, ({ viewer, body }) => editTerms(app, viewer, body)),
  route(availability.mark, ({ viewer, body }) => markDays(app, viewer, body)),
  route(availability.holds, ({ viewer, query }) => readHolds(app, viewer, query)),
  route(availability.hold, ({ viewer, params, body }) => holdDay(app, viewer, params.id, body)),
  route(availability.release, ({ viewer, params }) => releaseHold(app, viewer, params.id)),
]
