import { nearbyEvents } from '@celebrio/contract/celebrations/nearby-events'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readLiveEvent, readNearbyEvents } from './read-nearby-events.ts'

export const routes = (app: AppContext): Route[] => [
  route(nearbyEvents.near, ({ viewer, query }) => readNearbyEvents(app, viewer, query)),
  route(nearbyEvents.live, ({ viewer }) => readLiveEvent(app, viewer)),
]
