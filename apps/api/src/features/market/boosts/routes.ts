import { boosts } from '@celebrio/contract/market/boosts'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { boostDeal } from './boost-deal.ts'
import { readBoosts, readQuote } from './read-boosts.ts'

export const routes = (app: AppContext): Route[] => [
  route(boosts.list, ({ viewer, params }) => readBoosts(app, viewer, params.id)),
  route(boosts.quote, ({ viewer, params, query }) => readQuote(app, viewer, params.id, query)),
  route(boosts.create, ({ viewer, params, body, idempotencyKey }) =>
    boostDeal(app, viewer, { dealId: params.id, dates: body, key: idempotencyKey }),
  ),
]
