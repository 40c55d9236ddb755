import { carts } from '@celebrio/contract/market/carts'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readCart } from './read-cart.ts'
import { acceptChanges, putIntoCart, removeFromCart } from './write-cart.ts'

export const routes = (app: AppContext): Route[] => [
  route(carts.get, ({ viewer }) => readCart(app, app.db, viewer)),
  route(carts.put, ({ viewer, body }) => putIntoCart(app, viewer, body)),
  route(carts.accept, ({ viewer }) => acceptChanges(app, viewer)),
  route(carts.remove, ({ viewer, params }) => removeFromCart(app, viewer, params.service_item_id)),
]
