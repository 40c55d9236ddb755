import { search } from '@celebrio/contract/search'
import { searchEvents } from '#features/events'
import { type Route, route } from '#platform/http/route.ts'
import type { Kit } from '#platform/kit.ts'
import { searchPeople } from './search-people.ts'

export const searchRoutes = (kit: Kit): Route[] => [
  route(search.events, ({ viewer, query }) => searchEvents(kit, viewer, query)),
  route(search.people, ({ viewer, query }) => searchPeople(kit, viewer, query)),
]
