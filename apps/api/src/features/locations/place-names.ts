import type { Language } from '@celebrio/contract/languages'
import type { Db } from '#platform/db/database.ts'
import { findNames } from './queries.ts'
import type { PlaceChain } from './rules.ts'

export type PlaceNames = { country: string | null; state: string | null; city: string | null }

const idsOf = (places: readonly PlaceChain[], field: keyof PlaceChain): number[] => [
  ...new Set(places.flatMap(place => place[field] ?? [])),
]

/**
 * Names the places of many rows with one statement.
 * @param places rows with `country_id`, `state_id`, `city_id`, each of which may be missing or null
 * @returns names in the order of the rows, null where a row names no place; countries in the language
 */
export async function placeNames(db: Db, places: readonly PlaceChain[], language: Language): Promise<PlaceNames[]> {
  const ids = {
    countries: idsOf(places, 'country_id'),
    states: idsOf(places, 'state_id'),
    cities: idsOf(places, 'city_id'),
  }
  const rows = await findNames(db, ids, language)
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  return places.map(({ country_id, state_id, city_id }) => ({
    country: names.get(`countries ${country_id}`) ?? null,
    state: names.get(`states ${state_id}`) ?? null,
    city: names.get(`cities ${city_id}`) ?? null,
  }))
}
