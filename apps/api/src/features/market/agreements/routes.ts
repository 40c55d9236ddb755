import { agreements } from '@celebrio/contract/market/agreements'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { agreementCalendar, agreementDocument } from './read-agreement.ts'

export const routes = (app: AppContext): Route[] => [
  route(agreements.document, ({ viewer, params }) => agreementDocument(app, viewer, params.id)),
  route(agreements.calendar, ({ viewer, params }) => agreementCalendar(app, viewer, params.id)),
]
