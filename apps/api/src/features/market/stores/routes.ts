import { stores } from '@celebrio/contract/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { inquire } from './inquire.ts'
import { joinProvider, leaveProvider } from './join.ts'
import { editOwnStore } from './own-store.ts'
import { readProvider } from './read-provider.ts'
import { reportStore } from './report.ts'

export const routes = (app: AppContext): Route[] => [
  route(stores.get, async ({ visitor, params }) => ({
    service_provider: await readProvider(app, visitor, params.id),
  })),
  route(stores.edit, ({ viewer, body }) => editOwnStore(app, viewer, body)),
  route(stores.report, ({ viewer, params, body }) => reportStore(app, viewer, params.id, body)),
  route(stores.inquire, ({ viewer, params }) => inquire(app, viewer, params.id)),
  route(stores.join, ({ viewer, params }) => joinProvider(app, viewer, params.user_id)),
  route(stores.exit, ({ viewer, params }) => leaveProvider(app, viewer, params.user_id)),
]
