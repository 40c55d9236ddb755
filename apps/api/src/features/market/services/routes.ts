import { services } from '@celebrio/contract/market/services'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readOwnServices, readService, readServicesOf } from './read-services.ts'
import { createService, editService, removeService } from './write-services.ts'

const visitorOf = (viewer: Viewer | null) => viewer ?? { id: 0 }

export const routes = (app: AppContext): Route[] => [
  route(services.list, ({ viewer, query }) => readOwnServices(app, viewer, query)),
  route(services.create, ({ viewer, body, files }) => createService(app, viewer, body, files)),
  route(services.get, async ({ viewer, params }) => ({
    service: await readService(app, app.db, visitorOf(viewer), params.id),
  })),
  route(services.ofProvider, ({ viewer, params, query }) => readServicesOf(app, visitorOf(viewer), params.id, query)),
  route(services.edit, ({ viewer, params, body, files }) => editService(app, viewer, params.id, body, files)),
  route(services.delete, ({ viewer, params }) => removeService(app, viewer, params.id)),
]
