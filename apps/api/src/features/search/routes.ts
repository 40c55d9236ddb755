import { search } from '@celebrio/contract/search/search'
import { searchEvents } from '#features/celebrations/events'
import { searchDeals } from '#features/market/deals'
import type { AppContext } from '#platform/app-context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { searchPeople } from './search-people.ts'

export const routes = (app: AppContext): Route[] => [
  route(search.events, async ({ viewer, query }) => {
    const { events, ...rest } = await searchEvents(app, viewer, query)
    return { event: events, ...rest }
  }),
  route(search.deals, async ({ viewer, query }) => {
    const { deals, ...rest } = await searchDeals(app, viewer, query)
    return { deal: deals, ...rest }
  }),
  route(search.people, ({ viewer, query }) => searchPeople(app, viewer, query)),
]
