import { kilometres } from '@celebrio/contract/platform/distance'
import type { LocatedCity } from './locate-cities.ts'
import type { RawDivision } from './location-data.ts'
import { searchable } from './rules.ts'

// Places of one name within one state that are nearer than this are one place, entered twice.
const doubleDistance = 5

const byName = <C extends LocatedCity>(cities: readonly C[], nameOf: (name: string) => string) =>
  Map.groupBy(cities, ({ state_id, name }) => `${state_id} ${nameOf(name)}`)

/** The cities without those that the data hold twice; the first in the order of the data stays. */
export function withoutDoubles(cities: readonly LocatedCity[]): LocatedCity[] {
  return [...byName(cities, searchable).values()].flatMap(namesakes =>
    namesakes.reduce<LocatedCity[]>((kept, city) => {
      if (!kept.some(other => kilometres(city, other) < doubleDistance)) kept.push(city)
      return kept
    }, []),
  )
}

/** Towns of one name in one state are told apart by their district: "San Vicente (Albay)", where it is known. */
export function nameTwins<C extends LocatedCity>(cities: readonly C[], subdivisions: readonly RawDivision[]): C[] {
  const districts = new Map(subdivisions.map(({ code, name }) => [code, name]))
  return [...byName(cities, name => name).values()].flatMap(namesakes =>
    namesakes.length === 1
      ? namesakes
      : namesakes.map(city => {
          const district = districts.get(city.division)
          return district ? { ...city, name: `${city.name} (${district})` } : city
        }),
  )
}
