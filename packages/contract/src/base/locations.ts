import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { id, optional } from '../platform/forms.ts'
import { language } from '../platform/languages.ts'
import { text } from '../platform/text-schemas.ts'

const place = z.object({ id: z.int(), name: z.string() })
export type Place = z.output<typeof place>

const search = { keyword: optional(text({ max: 100 })), language: optional(language()) }

/** A city with the state and the country that it lies in. */
const wholePlace = z.object({ city: place, state: place, country: place })
export type WholePlace = z.output<typeof wholePlace>

/** How many places a search finds at most. */
export const mostPlaces = 10

/** Countries, states and cities of the whole world; with `keyword` the best 50 matches, accents ignored. */
export const locations = endpoints({
  countries: {
    method: 'GET',
    path: '/country',
    who: 'anyone',
    bearsLag: true,
    summary: 'Countries, named in the language of the request',
    query: z.object(search),
    answer: z.object({ countries: z.array(place.extend({ code: z.string() })) }),
  },
  states: {
    method: 'GET',
    path: '/state',
    who: 'anyone',
    bearsLag: true,
    summary: 'States (first administrative level) of a country',
    query: z.object({ country_id: id(), ...search }),
    answer: z.object({ states: z.array(place) }),
    errors: ['not_found'],
  },
  cities: {
    method: 'GET',
    path: '/city',
    who: 'anyone',
    bearsLag: true,
    summary: 'Cities of a state',
    query: z.object({ state_id: id(), ...search }),
    answer: z.object({ cities: z.array(place) }),
    errors: ['not_found'],
  },
  city: {
    method: 'GET',
    path: '/city/:id',
    who: 'anyone',
    bearsLag: true,
    summary: 'The middle of a city, where that is known',
    params: z.object({ id: id() }),
    answer: z.object({ city: z.object({ name: z.string(), lat: z.number(), lng: z.number() }) }),
    errors: ['not_found'],
  },
  places: {
    method: 'GET',
    path: '/place',
    who: 'anyone',
    bearsLag: true,
    summary:
      'The ten most important cities that begin so, accents ignored; what follows a comma begins the name of their state or country',
    query: z.object({
      keyword: text({ max: 100, min: 1 }),
      /** Cities of this country come before others that are about as large. */
      country_id: optional(id()),
      language: search.language,
    }),
    answer: z.object({ places: z.array(wholePlace) }),
  },
})
