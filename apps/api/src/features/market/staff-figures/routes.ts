import { staffFigures } from '@celebrio/contract/market/staff-figures'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readFigures } from './read-figures.ts'

export const routes = (app: AppContext): Route[] => [route(staffFigures.read, ({ query }) => readFigures(app, query))]
