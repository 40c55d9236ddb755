import { mentions } from '@celebrio/contract/mentions'
import { type Route, route } from '#platform/http/route.ts'
import type { Kit } from '#platform/kit.ts'
import { offerPeople } from './offer-people.ts'

export const mentionRoutes = (kit: Kit): Route[] => [
  route(mentions.offer, ({ viewer, query }) => offerPeople(kit, viewer, query.keyword)),
]
