import { countPeople } from './count-people.ts'
import { locateCities } from './locate-cities.ts'
import type { WorldData } from './location-data.ts'
import { nameTwins, withoutDoubles } from './merge-duplicates.ts'
import { searchable } from './rules.ts'
import type { City, Country, State } from './tables.ts'

export type World = { countries: Country[]; states: State[]; cities: City[] }

type NewState = Omit<State, 'id' | 'search'>
type NewCity = Omit<City, 'id' | 'search'>

// By code unit, not by a language: the order, and with it every id, is the same on every machine.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const numbered = <P extends { name: string }>(places: P[]) =>
  places.map((place, index) => ({ id: index + 1, search: searchable(place.name), ...place }))

/**
 * The first-level divisions. A country without any, or of whose cities none lies in one, gets a state of its own
 * name.
 */
function arrangeStates({ countries, divisions, cities }: WorldData): State[] {
  const codes = new Set(divisions.map(({ code }) => code))
  const located = new Set(cities.flatMap(({ country, admin1 }) => (codes.has(`${country}.${admin1}`) ? country : [])))
  const idByCode = new Map(countries.map(({ code, id }) => [code, id]))
  const divided = divisions.flatMap(({ code, name }): NewState[] => {
    const [country = '', ...rest] = code.split('.')
    const country_id = idByCode.get(country)
    return country_id === undefined ? [] : [{ country_id, code: rest.join('.'), name }]
  })
  const peopled = new Set(cities.map(({ country }) => country))
  const dividedIds = new Set(divided.map(({ country_id }) => country_id))
  const whole = countries
    .filter(({ id, code }) => !dividedIds.has(id) || (peopled.has(code) && !located.has(code)))
    .map(({ id, names }): NewState => ({ country_id: id, code: '', name: names.en }))
  return numbered([...divided, ...whole].sort((a, b) => a.country_id - b.country_id || compare(a.code, b.code)))
}

/** A state of which the data know no city gets one of its own name, so that every form can be filled. */
function coverEmptyStates(states: State[], cities: NewCity[]): NewCity[] {
  const covered = new Set(cities.map(({ state_id }) => state_id))
  const empty = states.filter(({ id }) => !covered.has(id))
  return empty.map(({ id, name }) => ({ state_id: id, name, lat: null, lng: null, population: 0, is_capital: false }))
}

/** The rows to keep, with ids that depend on nothing but the data: countries by ISO number, the rest in sorted order. */
export function arrangeWorld(data: WorldData): World {
  const countries = data.countries.toSorted((a, b) => a.id - b.id)
  const states = arrangeStates(data)
  const located = locateCities(data.cities, countries, states)
  const codeById = new Map(countries.map(({ id, code }) => [id, code]))
  const counted = countPeople(withoutDoubles(located), data.populations, states, id => codeById.get(id))
  const cities: NewCity[] = nameTwins(counted, data.subdivisions).map(({ division: _, ...city }) => city)
  cities.push(...coverEmptyStates(states, cities))
  cities.sort(
    (a, b) =>
      a.state_id - b.state_id || compare(a.name, b.name) || (a.lat ?? 0) - (b.lat ?? 0) || (a.lng ?? 0) - (b.lng ?? 0),
  )
  return { countries, states, cities: numbered(cities) }
}
