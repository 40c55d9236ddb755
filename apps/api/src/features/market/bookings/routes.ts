import { bookings } from '@celebrio/contract/market/bookings'
import { orders } from '@celebrio/contract/market/orders'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { accept, cancel, step } from './answer-bookings.ts'
import { createBookings } from './create-bookings.ts'
import { findAlternatives } from './find-alternatives.ts'
import { markPaid } from './mark-paid.ts'
import { readReach, readReachOfCity } from './reach.ts'
import { readBooking, readBookings, readCounts } from './read-bookings.ts'
import { readEventBookings } from './read-event-bookings.ts'
import { readOrders } from './read-orders.ts'

export const routes = (app: AppContext): Route[] => [
  route(bookings.list, ({ viewer, query }) => readBookings(app, viewer, query)),
  route(bookings.ofEvent, ({ viewer, params, query }) => readEventBookings(app, viewer, params.id, query)),
  route(bookings.reach, ({ viewer, params, query }) => readReach(app, viewer, params.id, query.provider_ids)),
  route(bookings.reachNew, ({ query }) => readReachOfCity(app, query.city_id ?? null, query.provider_ids)),
  route(bookings.count, ({ viewer, query }) => readCounts(app, viewer, query.side)),
  route(bookings.create, ({ viewer, body, idempotencyKey }) => createBookings(app, viewer, body, idempotencyKey)),
  route(bookings.get, async ({ viewer, params }) => ({ booking: await readBooking(app, app.db, viewer, params.id) })),
  route(bookings.alternatives, ({ viewer, params }) => findAlternatives(app, viewer, params.id)),
  route(bookings.accept, ({ viewer, params, body }) => accept(app, viewer, params.id, body)),
  route(bookings.decline, ({ viewer, params, body }) => step(app, viewer, params.id, 'decline', body.note)),
  route(bookings.confirm, ({ viewer, params }) => step(app, viewer, params.id, 'confirm')),
  route(bookings.cancel, ({ viewer, params, body }) => cancel(app, viewer, params.id, body.note)),
  route(bookings.serve, ({ viewer, params }) => step(app, viewer, params.id, 'serve')),
  route(bookings.complete, ({ viewer, params }) => step(app, viewer, params.id, 'complete')),
  route(bookings.pay, ({ viewer, params, body }) => markPaid(app, viewer, params.id, body)),
  route(orders.list, ({ viewer, query }) => readOrders(app, viewer, query)),
]
