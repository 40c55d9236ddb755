import { ownReports } from '@celebrio/contract/care/own-reports'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readReports } from './read-reports.ts'

export const routes = (app: AppContext): Route[] => [
  route(ownReports.list, ({ viewer, query }) => readReports(app, viewer, query)),
]
