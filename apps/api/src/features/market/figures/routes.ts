import { figures } from '@celebrio/contract/market/figures'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readBookingFigures } from './read-booking-figures.ts'

export const routes = (app: AppContext): Route[] => [
  route(figures.bookings, ({ viewer, query }) => readBookingFigures(app, viewer, query.days)),
]
