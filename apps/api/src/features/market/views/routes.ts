import { views } from '@celebrio/contract/market/views'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readFigures } from './read-figures.ts'
import { recordView } from './record-view.ts'

export const routes = (app: AppContext): Route[] => [
  route(views.record, ({ params, ...visitor }) => recordView(app, visitor, params.id)),
  route(views.figures, ({ viewer, query }) => readFigures(app, viewer, query.days)),
]
