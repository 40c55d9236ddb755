import { offers } from '@celebrio/contract/market/offers'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readOffer, readOffersOf, readOwnOffers } from './read-offers.ts'
import { createOffer, editOffer, removeOffer } from './write-offers.ts'

export const routes = (app: AppContext): Route[] => [
  route(offers.list, ({ viewer, query }) => readOwnOffers(app, viewer, query)),
  route(offers.create, ({ viewer, body, files }) => createOffer(app, viewer, body, files)),
  route(offers.get, async ({ visitor, params }) => ({
    offer: await readOffer(app, app.db, visitor, params.id),
  })),
  route(offers.ofProvider, ({ visitor, params, query }) => readOffersOf(app, visitor, params.id, query)),
  route(offers.edit, ({ viewer, params, body, files }) => editOffer(app, viewer, params.id, body, files)),
  route(offers.delete, ({ viewer, params }) => removeOffer(app, viewer, params.id)),
]
