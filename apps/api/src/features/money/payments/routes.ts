import { payments } from '@celebrio/contract/money/payments'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { checkPayment } from './ask-gateway.ts'
import { readReceipts, receiptDocument } from './read-receipts.ts'

export const routes = (app: AppContext): Route[] => [
  route(payments.check, ({ viewer, params }) => checkPayment(app, viewer, params.id)),
  route(payments.receipts, ({ viewer, query }) => readReceipts(app, viewer, query)),
  route(payments.receipt, ({ viewer, params }) => receiptDocument(app, viewer, params.number)),
]
