import { mentions } from '@celebrio/contract/social/mentions'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { offerPeople } from './offer-people.ts'

export const mentionRoutes = (kit: Kit): Route[] => [
  route(mentions.offer, ({ viewer, query }) => offerPeople(kit, viewer, query.keyword)),
]
