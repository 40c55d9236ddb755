import { freeMonths } from '@celebrio/contract/market/free-months'
import { subscriptions } from '@celebrio/contract/market/subscriptions'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { cancel, previewCancellation } from './cancel.ts'
import { giveMonths } from './give-months.ts'
import { readSubscription } from './read-subscription.ts'
import { subscribe } from './subscribe.ts'

export const routes = (app: AppContext): Route[] => [
  route(subscriptions.get, ({ viewer }) => readSubscription(app, viewer)),
  route(subscriptions.subscribe, ({ viewer, body, idempotencyKey }) =>
    subscribe(app, viewer, body.plan, idempotencyKey),
  ),
  route(subscriptions.preview, ({ viewer }) => previewCancellation(app, viewer)),
  route(subscriptions.cancel, ({ viewer, body }) => cancel(app, viewer, body.refund)),
  route(freeMonths.give, ({ viewer, params, body, idempotencyKey: key }) =>
    giveMonths(app, { ...body, providerId: params.id, given_by: viewer.id, key }),
  ),
]
