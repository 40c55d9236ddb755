import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { CityByExonym } from '../city-exonyms.ts'
import { bigintId } from './bigint-id.ts'
import { isLarge } from './large-cities.ts'

/** `byExonym`: well-known cities that have such a name in one of our languages. */
export type PlaceSearch = { city: string; near: number | null; most: number; byExonym: readonly CityByExonym[] }

// The order of the index is that of code points, so that a range of it holds all that begins so.
const beginsWith = (column: string, start: string) =>
  sql<boolean>`(${sql.ref(column)} >= ${start} AND ${sql.ref(column)} < ${`${start}\u{10FFFF}`})`

const columns = sql`id, name, search, state_id, population, is_capital`

/** The first cities of each of some states that begin so. */
const citiesOfStates = (states: RawBuilder<unknown>, city: string, most: number) => sql`
  SELECT city.* FROM (${states}) AS chosen CROSS JOIN LATERAL (
    SELECT ${columns} FROM cities WHERE state_id = chosen.id AND ${beginsWith('search', city)}
    ORDER BY search LIMIT ${most}) AS city`

type FoundPlace = { id: number; name: string; state_id: number; state: string; country_id: number }

/** Cities by their names in the list of all cities. */
const withExonym = (byExonym: readonly CityByExonym[]) => sql`
  SELECT cities.id, cities.name, cities.search, state_id, population, is_capital
  FROM unnest(${byExonym.map(one => one.country)}::text[], ${byExonym.map(one => one.search)}::text[]) AS known (country, search)
  JOIN countries ON countries.code = known.country
  JOIN cities ON cities.search = known.search
  JOIN states ON states.id = cities.state_id AND states.country_id = countries.id`

/** How many times its people a city counts for: of the very name, in the country nearby, the capital of a country. */
const times = { named: sql.lit(1000), nearby: sql.lit(10), capital: sql.lit(10) }
/** Smaller ones, and those of which nothing is known, count like one of so many. */
const fewestPeople = sql.lit(100)

/** The most important first; of equal ones those that are named like their state. */
async function bestPlaces(db: Db, candidates: RawBuilder<unknown>, { city, near, most, byExonym }: PlaceSearch) {
  const named = [city, ...byExonym.filter(one => one.isExact).map(one => one.search)]
  const { rows } = await sql<FoundPlace>`
    SELECT found.id, found.name, state_id, states.name AS state, country_id
    FROM (${candidates}) AS found JOIN states ON states.id = state_id
    ORDER BY greatest(population, ${fewestPeople})::bigint
      * CASE WHEN found.search = ANY(${named}::text[]) THEN ${times.named} ELSE 1 END
      * CASE WHEN country_id = ${bigintId(near)} THEN ${times.nearby} ELSE 1 END
      * CASE WHEN is_capital THEN ${times.capital} ELSE 1 END DESC,
      found.search = states.search DESC, found.search, found.id
    LIMIT ${most}`.execute(db)
  return rows
}

/** All of so few that begin so are candidates, else the first ones and the large ones. */
const mostByName = sql.lit(100)

/** Cities of the whole world that begin so; all parts of a name are searchable texts. */
export const findPlaces = (db: Db, wanted: PlaceSearch): Promise<FoundPlace[]> => {
  const { city, near, most, byExonym } = wanted
  const nearby = sql`SELECT id FROM states WHERE country_id = ${bigintId(near)}`
  const named = sql`
    (SELECT ${columns} FROM cities WHERE search = ${city} ORDER BY search, id LIMIT 200)
    UNION (SELECT ${columns} FROM cities WHERE ${beginsWith('search', city)} ORDER BY search, id LIMIT ${mostByName})
    UNION SELECT ${columns} FROM cities WHERE ${beginsWith('search', city)} AND ${isLarge}
    UNION ${citiesOfStates(nearby, city, most)} UNION ${withExonym(byExonym)}`
  return bestPlaces(db, named, wanted)
}

/** The same within states that begin so, and within countries. */
export const findPlacesWithin = (
  db: Db,
  { state, countries, ...wanted }: PlaceSearch & { state: string; countries: readonly number[] },
): Promise<FoundPlace[]> => {
  const { city, most, byExonym } = wanted
  const states = sql`
    (SELECT id FROM states WHERE ${beginsWith('search', state)} ORDER BY search LIMIT 100)
    UNION SELECT id FROM states WHERE country_id = ANY(${countries}::bigint[])`
  const candidates = sql`
    ${citiesOfStates(states, city, most)}
    UNION SELECT ${columns} FROM cities WHERE ${beginsWith('search', city)} AND ${isLarge} AND state_id IN (${states})
    UNION SELECT * FROM (${withExonym(byExonym)}) AS known WHERE state_id IN (${states})`
  return bestPlaces(db, candidates, wanted)
}
