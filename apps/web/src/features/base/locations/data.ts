import { locations } from '@celebrio/contract/base/locations'
import { queryOptions } from '@tanstack/react-query'
import { readLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/call.ts'

/** The world does not change while a page is open. */
const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: 3_600_000 }

/** All countries, named in the viewer's language. */
export const countriesQuery = queryOptions({
  queryKey: ['locations', 'countries'],
  queryFn: async ({ signal }) =>
    (await call(locations.countries, { query: { language: readLanguage() }, signal })).countries,
  ...kept,
})

/** The states of a country; waits while there is none. */
export const statesQuery = (country: number | null) =>
  queryOptions({
    queryKey: ['locations', 'states', country],
    queryFn: async ({ signal }) =>
      (await call(locations.states, { query: { country_id: country ?? 0, language: readLanguage() }, signal })).states,
    enabled: country !== null,
    ...kept,
  })

/** The cities of a state (at most some thousands, England); waits while there is none. */
export const citiesQuery = (state: number | null) =>
  queryOptions({
    queryKey: ['locations', 'cities', state],
    queryFn: async ({ signal }) =>
      (await call(locations.cities, { query: { state_id: state ?? 0, language: readLanguage() }, signal })).cities,
    enabled: state !== null,
    ...kept,
  })
