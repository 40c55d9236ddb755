import { locations } from '@celebrio/contract/base/locations'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { findCityPoint } from './city-points.ts'
import { rememberCountries } from './country-lists.ts'
import { countryExists, findCities, findStates, stateExists } from './queries/places.ts'
import { searchable } from './rules.ts'
import { searchPlaces } from './search-places.ts'
import { viewCountries, viewPlaces } from './view.ts'

const searched = (keyword: string | undefined) => (keyword === undefined ? undefined : searchable(keyword))

export function routes({ db }: AppContext): Route[] {
  const countriesIn = rememberCountries(db)
  return [
    route(locations.countries, async ({ query, language }) => {
      const spoken = query.language ?? language
      return { countries: viewCountries(await countriesIn(spoken), searched(query.keyword), spoken) }
    }),
    route(locations.states, async ({ query, language }) => {
      const keyword = searched(query.keyword)
      const found = await findStates(db, query.country_id, keyword)
      // Every country has a state, so an empty list is either a search without matches or an unknown country.
      if (found.length === 0 && !(await countryExists(db, query.country_id))) throw new AppError('not_found')
      return { states: viewPlaces(found, keyword, query.language ?? language) }
    }),
    route(locations.cities, async ({ query, language }) => {
      const keyword = searched(query.keyword)
      const found = await findCities(db, query.state_id, keyword)
      if (found.length === 0 && !(await stateExists(db, query.state_id))) throw new AppError('not_found')
      return { cities: viewPlaces(found, keyword, query.language ?? language) }
    }),
    route(locations.city, async ({ params }) => {
      const city = await findCityPoint(db, params.id)
      if (!city) throw new AppError('not_found')
      return { city }
    }),
    route(locations.places, async ({ query, language }) => {
      const spoken = query.language ?? language
      return { places: await searchPlaces(db, await countriesIn(spoken), query, spoken) }
    }),
  ]
}
