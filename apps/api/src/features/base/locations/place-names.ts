import type { Language } from '@celebrio/contract/platform/languages'
import { LRUCache } from 'lru-cache'
import type { Db } from '#platform/db/database.ts'
import { cityNameIn } from './city-exonyms.ts'
import { findNames, type PlaceIds } from './queries/names.ts'
import type { PlaceChain } from './rules.ts'

export type PlaceNames = { country: string | null; state: string | null; city: string | null }

type Kind = keyof PlaceIds

/** The world is loaded once and does not change while a process runs, so that names that were read are kept: 2 MB when full. */
const cachedNames = new LRUCache<string, string>({ max: 20_000 })

const keyOf = (kind: Kind, id: number, language: Language) => `${kind} ${id} ${language}`

/** The ids of one kind of place whose names are not known yet. */
const uncached = (kind: Kind, ids: readonly (number | null | undefined)[], language: Language): number[] => [
  ...new Set(ids.flatMap(id => (typeof id !== 'number' || cachedNames.has(keyOf(kind, id, language)) ? [] : id))),
]

async function learn(db: Db, places: readonly PlaceChain[], language: Language): Promise<void> {
  const ids = {
    countries: uncached(
      'countries',
      places.map(place => place.country_id),
      language,
    ),
    states: uncached(
      'states',
      places.map(place => place.state_id),
      language,
    ),
    cities: uncached(
      'cities',
      places.map(place => place.city_id),
      language,
    ),
  }
  if (Object.values(ids).every(missing => missing.length === 0)) return
  for (const { kind, id, name, code } of await findNames(db, ids, language))
    cachedNames.set(keyOf(kind, id, language), kind === 'countries' ? name : cityNameIn(language, code, name))
}

/**
 * Names the places of a page of rows, with one statement at most.
 * @param places rows with `country_id`, `state_id`, `city_id`, each of which may be missing or null
 * @returns names in the order of the rows, null where a row names no place; countries in the language, and well-known cities,
 * with states that are called like them
 */
export async function placeNames(db: Db, places: readonly PlaceChain[], language: Language): Promise<PlaceNames[]> {
  await learn(db, places, language)
  const nameOf = (kind: Kind, id: number | null | undefined) =>
    typeof id === 'number' ? (cachedNames.get(keyOf(kind, id, language)) ?? null) : null
  return places.map(({ country_id, state_id, city_id }) => ({
    country: nameOf('countries', country_id),
    state: nameOf('states', state_id),
    city: nameOf('cities', city_id),
  }))
}
