import { paymentLookup } from '@celebrio/contract/money/payment-lookup'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { lookUpPayments } from './look-up-payments.ts'

export const routes = (app: AppContext): Route[] => [
  route(paymentLookup.list, ({ viewer, query }) => lookUpPayments(app, viewer, query)),
]
