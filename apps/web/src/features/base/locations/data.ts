import { locations } from '@celebrio/contract/base/locations'
import { queryOptions } from '@tanstack/react-query'
import { readLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/call.ts'

/** Places do not change while a page is open. */
const cacheForever = { staleTime: Number.POSITIVE_INFINITY, gcTime: 3_600_000 }

/** All countries, with names in the viewer's language. */
export const countriesQuery = queryOptions({
  queryKey: ['locations', 'countries'],
  queryFn: async ({ signal }) =>
    (await call(locations.countries, { query: { language: readLanguage() }, signal })).countries,
  ...cacheForever,
})

/** The states of a country; disabled without one. */
export const statesQuery = (country: number | null) =>
  queryOptions({
    queryKey: ['locations', 'states', country],
    queryFn: async ({ signal }) =>
      (await call(locations.states, { query: { country_id: country ?? 0, language: readLanguage() }, signal })).states,
    enabled: country !== null,
    ...cacheForever,
  })

/** The cities of a state (a few thousand at most, England); disabled without one. */
export const citiesQuery = (state: number | null) =>
  queryOptions({
    queryKey: ['locations', 'cities', state],
    queryFn: async ({ signal }) =>
      (await call(locations.cities, { query: { state_id: state ?? 0, language: readLanguage() }, signal })).cities,
    enabled: state !== null,
    ...cacheForever,
  })

/** The middle of a city; null where it is not known. Disabled without a city. */
export const cityPointQuery = (city: number | null) =>
  queryOptions({
    queryKey: ['locations', 'city', city],
    queryFn: async ({ signal }) => (await call(locations.city, { params: { id: city ?? 0 }, signal })).city,
    enabled: city !== null,
    ...cacheForever,
  })

/** Cities that begin so, those of the country `near` first; disabled without a keyword. */
export const placesQuery = (keyword: string, near: number | null) =>
  queryOptions({
    queryKey: ['locations', 'places', keyword, near],
    queryFn: async ({ signal }) => {
      const query = { keyword, country_id: near ?? undefined, language: readLanguage() }
      return (await call(locations.places, { query, signal })).places
    },
    enabled: keyword !== '',
    ...cacheForever,
  })
