import { services } from '@celebrio/contract/market/services'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readOwnServices, readService, readServicesOf } from './read-services.ts'
import { createService, editService, removeService } from './write-services.ts'

export const routes = (app: AppContext): Route[] => [
  route(services.list, ({ viewer, query }) => readOwnServices(app, viewer, query)),
  route(services.create, ({ viewer, body, files }) => createService(app, viewer, body, files)),
  route(services.get, async ({ visitor, params }) => ({
    service: await readService(app, app.db, visitor, params.id),
  })),
  route(services.ofProvider, ({ visitor, params, query }) => readServicesOf(app, visitor, params.id, query)),
  route(services.edit, ({ viewer, params, body, files }) => editService(app, viewer, params.id, body, files)),
  route(services.delete, ({ viewer, params }) => removeService(app, viewer, params.id)),
]
