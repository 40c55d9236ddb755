import { stores } from '@celebrio/contract/market/stores'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { joinProvider, leaveProvider } from './join.ts'
import { editOwnStore } from './own-store.ts'
import { readProvider } from './read-provider.ts'

export const routes = (app: AppContext): Route[] => [
  route(stores.get, async ({ viewer, params, language }) => ({
    service_provider: await readProvider(app, { id: viewer?.id ?? 0, language }, params.id),
  })),
  route(stores.edit, ({ viewer, body }) => editOwnStore(app, viewer, body)),
  route(stores.join, ({ viewer, params }) => joinProvider(app, viewer, params.user_id)),
  route(stores.exit, ({ viewer, params }) => leaveProvider(app, viewer, params.user_id)),
]
