import { kilometres } from '@celebrio/contract/platform/distance'
import type { RawCity } from './location-data.ts'
import type { Country, State } from './tables.ts'

/** A city in its state; `division` is the code of its second-level division ("ES.29.M"). */
export type LocatedCity = { state_id: number; name: string; lat: number; lng: number; division: string }

type Unlocated = Omit<LocatedCity, 'state_id'> & { state_id: number | undefined; country: string }

const isLocated = <C extends { state_id: number | undefined }>(city: C): city is C & { state_id: number } =>
  city.state_id !== undefined

function nearest<C extends { lat: number; lng: number }>(to: C, candidates: readonly C[]): C | undefined {
  let best: { candidate: C; distance: number } | undefined
  for (const candidate of candidates) {
    const distance = kilometres(to, candidate)
    if (!best || distance < best.distance) best = { candidate, distance }
  }
  return best?.candidate
}

/**
 * Puts every city into a state of its country. GeoNames gives a few hundred cities no division, or one that is no
 * more: they go with the nearest city that has one.
 */
export function locateCities(
  cities: readonly RawCity[],
  countries: readonly Country[],
  states: readonly State[],
): LocatedCity[] {
  const codeById = new Map(countries.map(({ id, code }) => [id, code]))
  const idByCode = new Map(states.map(({ id, country_id, code }) => [`${codeById.get(country_id)}.${code}`, id]))
  const read = cities.map(
    ({ country, admin1, admin2, name, lat, lng }): Unlocated => ({
      state_id: idByCode.get(`${country}.${admin1}`),
      country,
      name,
      lat: Number(lat),
      lng: Number(lng),
      division: `${country}.${admin1}.${admin2}`,
    }),
  )
  const neighbours = Map.groupBy(read.filter(isLocated), ({ country }) => country)
  return read
    .map(city =>
      isLocated(city)
        ? city
        : {
            ...city,
            state_id: nearest(city, neighbours.get(city.country) ?? [])?.state_id ?? idByCode.get(`${city.country}.`),
          },
    )
    .filter(isLocated)
}
