import { reversals } from '@celebrio/contract/care/reversals'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { previewReversal, reopen, reverse } from './reverse.ts'

export const routes = (app: AppContext): Route[] => [
  route(reversals.preview, ({ viewer, params, body }) => previewReversal(app, viewer, params.id, body)),
  route(reversals.reverse, ({ viewer, params, body }) => reverse(app, viewer, params.id, body)),
  route(reversals.reopen, ({ viewer, params, body }) => reopen(app, viewer, params.id, body)),
]
