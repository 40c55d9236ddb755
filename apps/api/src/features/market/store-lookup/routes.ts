import { storeLookup } from '@celebrio/contract/market/store-lookup'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { lookUpStore } from './look-up-store.ts'

export const routes = (app: AppContext): Route[] => [
  route(storeLookup.read, ({ params }) => lookUpStore(app, params.id)),
]
