import { search } from '@celebrio/contract/search/search'
import { searchEvents } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { searchPeople } from './search-people.ts'

export const searchRoutes = (kit: Kit): Route[] => [
  route(search.events, async ({ viewer, query }) => {
    const { events, ...rest } = await searchEvents(kit, viewer, query)
    return { event: events, ...rest }
  }),
  route(search.people, ({ viewer, query }) => searchPeople(kit, viewer, query)),
]
