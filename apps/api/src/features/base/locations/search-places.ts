import { type locations, mostPlaces, type WholePlace } from '@celebrio/contract/base/locations'
import type { Query } from '@celebrio/contract/platform/endpoint'
import type { Language } from '@celebrio/contract/platform/languages'
import type { Db } from '#platform/db/database.ts'
import { citiesByExonym, cityNameIn } from './city-exonyms.ts'
import { findPlaces, findPlacesWithin } from './queries/search.ts'
import { matchRank, pickPlaces, readWanted } from './rules.ts'
import type { NamedCountry } from './view.ts'

// A country has up to 250 states, each of which is looked into.
const mostCountries = 2

const countriesNamed = (countries: readonly NamedCountry[], keyword: string): number[] =>
  pickPlaces(countries, keyword, (one, other) => one.localeCompare(other))
    .filter(({ search }) => matchRank(search, keyword) !== 2)
    .slice(0, mostCountries)
    .map(({ id }) => id)

/**
 * The best cities that begin as the keyword. After a comma it goes on with their state or country: "Paris, Tex" finds
 * the one in Texas.
 */
export async function searchPlaces(
  db: Db,
  countries: readonly NamedCountry[],
  { keyword, country_id }: Query<typeof locations.places>,
  language: Language,
): Promise<WholePlace[]> {
  const wanted = readWanted(keyword)
  if (!wanted.city) return []
  const byExonym = citiesByExonym(wanted.city)
  const how = { city: wanted.city, near: country_id ?? null, most: mostPlaces, byExonym }
  const found = wanted.within
    ? await findPlacesWithin(db, { ...how, state: wanted.within, countries: countriesNamed(countries, wanted.within) })
    : await findPlaces(db, how)
  const named = new Map(countries.map(country => [country.id, country]))
  return found.flatMap(({ id, name, state_id, state, country_id: lies }) => {
    const country = named.get(lies)
    if (!country) return []
    const nameOf = (own: string) => cityNameIn(language, country.code, own)
    const lying = { state: { id: state_id, name: nameOf(state) }, country: { id: lies, name: country.name } }
    return { city: { id, name: nameOf(name) }, ...lying }
  })
}
