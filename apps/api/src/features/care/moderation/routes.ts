import { moderation } from '@celebrio/contract/care/moderation'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { decide, previewLetter } from './decide.ts'
import { countCases, readCase, readHistory, readQueue } from './read-cases.ts'

export const routes = (app: AppContext): Route[] => [
  route(moderation.list, ({ query }) => readQueue(app, query)),
  route(moderation.count, () => countCases(app)),
  route(moderation.history, ({ params, query }) => readHistory(app, params.id, query)),
  route(moderation.read, ({ viewer, params }) => readCase(app, viewer, params.id)),
  route(moderation.preview, ({ viewer, params, body }) => previewLetter(app, viewer, params.id, body)),
  route(moderation.decide, ({ viewer, params, body }) => decide(app, viewer, params.id, body)),
]
