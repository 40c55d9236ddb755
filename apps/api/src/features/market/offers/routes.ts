import { offers } from '@celebrio/contract/market/offers'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { readOffer, readOffersOf, readOwnOffers } from './read-offers.ts'
import { createOffer, editOffer, removeOffer } from './write-offers.ts'

const visitorOf = (viewer: Viewer | null) => viewer ?? { id: 0 }

export const routes = (app: AppContext): Route[] => [
  route(offers.list, ({ viewer, query }) => readOwnOffers(app, viewer, query)),
  route(offers.create, ({ viewer, body, files }) => createOffer(app, viewer, body, files)),
  route(offers.get, async ({ viewer, params }) => ({
    offer: await readOffer(app, app.db, visitorOf(viewer), params.id),
  })),
  route(offers.ofProvider, ({ viewer, params, query }) => readOffersOf(app, visitorOf(viewer), params.id, query)),
  route(offers.edit, ({ viewer, params, body, files }) => editOffer(app, viewer, params.id, body, files)),
  route(offers.delete, ({ viewer, params }) => removeOffer(app, viewer, params.id)),
]
