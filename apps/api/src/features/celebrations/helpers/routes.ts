import { eventHelpers } from '@celebrio/contract/celebrations/helpers'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { dismissHelper, nameHelper, readHelpers } from './name-helpers.ts'

export const routes = (app: AppContext): Route[] => [
  route(eventHelpers.list, ({ viewer, params }) => readHelpers(app, viewer, params.id)),
  route(eventHelpers.name, ({ viewer, params, body }) => nameHelper(app, viewer, params.id, body)),
  route(eventHelpers.dismiss, ({ viewer, params }) => dismissHelper(app, viewer, params)),
]
