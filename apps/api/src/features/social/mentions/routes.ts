import { mentions } from '@celebrio/contract/social/mentions'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { offerPeople } from './offer-people.ts'

export const routes = (app: AppContext): Route[] => [
  route(mentions.offer, ({ viewer, query }) => offerPeople(app, viewer, query.keyword)),
]
