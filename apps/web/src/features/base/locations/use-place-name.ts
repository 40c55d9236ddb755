import type { Place } from '@celebrio/contract/base/locations'
import { useQuery } from '@tanstack/react-query'
import { citiesQuery, countriesQuery, statesQuery } from './data.ts'
import type { PlaceValue } from './place-fields.tsx'

const nameIn = (places: Place[] | undefined, chosen: number | null) => places?.find(({ id }) => id === chosen)?.name

/** City, state and country as one text, as far as they are chosen and loaded; null without any. */
export function usePlaceName({ country_id, state_id, city_id }: PlaceValue): string | null {
  const countries = useQuery(countriesQuery)
  const states = useQuery(statesQuery(country_id))
  const cities = useQuery(citiesQuery(state_id))
  const names = [nameIn(cities.data, city_id), nameIn(states.data, state_id), nameIn(countries.data, country_id)]
  return names.filter(Boolean).join(', ') || null
}

/** The chosen city; null without one, and until it is loaded. */
export function useCityName({ state_id, city_id }: Omit<PlaceValue, 'country_id'>): string | null {
  const cities = useQuery(citiesQuery(state_id))
  return nameIn(cities.data, city_id) ?? null
}
