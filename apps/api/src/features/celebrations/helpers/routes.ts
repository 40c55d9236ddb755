import { eventHelpers } from '@celebrio/contract/celebrations/helpers'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { dismissHelper, nameHelper, readHelpers } from './helpers.ts'

export const helperRoutes = (kit: Kit): Route[] => [
  route(eventHelpers.list, ({ viewer, params }) => readHelpers(kit, viewer, params.id)),
  route(eventHelpers.name, ({ viewer, params, body }) => nameHelper(kit, viewer, params.id, body)),
  route(eventHelpers.dismiss, ({ viewer, params }) => dismissHelper(kit, viewer, params)),
]
