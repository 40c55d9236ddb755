import { finding } from '@celebrio/contract/market/finding'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { findProviders } from './find-providers.ts'

export const routes = (app: AppContext): Route[] => [
  route(finding.list, ({ visitor, query }) => findProviders(app, visitor, query)),
]
