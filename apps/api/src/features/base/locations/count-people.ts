import { kilometres } from '@celebrio/contract/platform/distance'
import type { LocatedCity } from './locate-cities.ts'
import type { RawPopulation } from './location-data.ts'
import type { State } from './tables.ts'

export type CountedCity = LocatedCity & { population: number; is_capital: boolean }

// The two packages are of different years: a place may have been moved a little, or have got another name.
const farthest = { named: 20, renamed: 3 }

/** Smaller places are all alike; smaller ones that have got another name are not looked for. */
const least = { counted: 5000, renamed: 50_000 }

const capital = 'PPLC'

function nearest(to: { lat: number; lng: number }, cities: readonly CountedCity[], within: number) {
  const distances = cities.map(city => ({ city, distance: kilometres(to, city) }))
  const near = distances.filter(({ distance }) => distance <= within)
  return near.sort((a, b) => a.distance - b.distance)[0]?.city
}

/** Says of cities how many people live there: each number goes to the nearest city of its name, or to one renamed. */
export function countPeople(
  cities: readonly LocatedCity[],
  populations: readonly RawPopulation[],
  states: readonly State[],
  countryOf: (id: number) => string | undefined,
): CountedCity[] {
  const codes = new Map(states.map(({ id, country_id }) => [id, countryOf(country_id)]))
  const counted = cities.map((city): CountedCity => ({ ...city, population: 0, is_capital: false }))
  const named = Map.groupBy(counted, ({ state_id, name }) => `${codes.get(state_id)} ${name}`)
  const large = populations.filter(one => one.population >= least.counted || one.featureCode === capital)
  const uncounted = large.filter(one => {
    const [lng, lat] = one.loc.coordinates
    const city = nearest({ lat, lng }, named.get(`${one.country} ${one.name}`) ?? [], farthest.named)
    if (city) count(city, one)
    return !city && one.population >= least.renamed
  })
  const others = Map.groupBy(
    counted.filter(({ population }) => population === 0),
    ({ state_id }) => codes.get(state_id),
  )
  for (const one of uncounted) {
    const [lng, lat] = one.loc.coordinates
    const city = nearest({ lat, lng }, others.get(one.country) ?? [], farthest.renamed)
    if (city) count(city, one)
  }
  return counted
}

/** The city itself may have a part of its name. */
function count(city: CountedCity, { population, featureCode }: RawPopulation): void {
  city.population = Math.max(city.population, population)
  city.is_capital ||= featureCode === capital
}
