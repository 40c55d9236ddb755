import type { Language } from '@celebrio/contract/platform/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { KnownChain, PlaceChain } from './rules.ts'
import type { City, Country, State } from './tables.ts'

// Callers may send any whole number; compared as bigint one beyond integer is merely unknown.
const anyId = (id: number | null | undefined) => sql<number>`${id ?? null}::bigint`

const beginsAWord = (keyword: string) => sql<boolean>`' ' || search LIKE ${`% ${keyword}%`}`

export const findCountries = (db: Db): Promise<Country[]> =>
  db.selectFrom('countries').select(['id', 'code', 'names']).execute()

/** States of a country; `keyword` is a searchable text. */
export const findStates = (db: Db, country: number, keyword?: string) =>
  db
    .selectFrom('states')
    .select(['id', 'name', 'search'])
    .where('country_id', '=', anyId(country))
    .$if(keyword !== undefined, query => query.where(beginsAWord(keyword ?? '')))
    .execute()

/** Cities of a state; `keyword` is a searchable text. */
export const findCities = (db: Db, state: number, keyword?: string) =>
  db
    .selectFrom('cities')
    .select(['id', 'name', 'search'])
    .where('state_id', '=', anyId(state))
    .$if(keyword !== undefined, query => query.where(beginsAWord(keyword ?? '')))
    .execute()

export const countryExists = async (db: Db, id: number): Promise<boolean> =>
  Boolean(await db.selectFrom('countries').select('id').where('id', '=', anyId(id)).executeTakeFirst())

export const stateExists = async (db: Db, id: number): Promise<boolean> =>
  Boolean(await db.selectFrom('states').select('id').where('id', '=', anyId(id)).executeTakeFirst())

/** What each place of a chain lies in, in one statement. */
export async function findChain(db: Db, { country_id, state_id, city_id }: PlaceChain): Promise<KnownChain> {
  const found = await db
    .selectNoFrom(eb => [
      eb.selectFrom('countries').select('id').where('id', '=', anyId(country_id)).as('country'),
      eb.selectFrom('states').select('country_id').where('id', '=', anyId(state_id)).as('state_country'),
      eb.selectFrom('cities').select('state_id').where('id', '=', anyId(city_id)).as('city_state'),
      eb
        .selectFrom('cities')
        .innerJoin('states', 'states.id', 'cities.state_id')
        .select('states.country_id')
        .where('cities.id', '=', anyId(city_id))
        .as('city_country'),
    ])
    .executeTakeFirstOrThrow()
  const { country, state_country, city_state, city_country } = found
  return {
    country,
    state: state_country === null ? null : { country_id: state_country },
    city: city_state === null || city_country === null ? null : { state_id: city_state, country_id: city_country },
  }
}

export type PlaceSearch = { city: string; near: number | null; most: number }

// The order of the index is that of code points, so that a range of it holds all that begins so.
const beginsWith = (column: string, start: string) =>
  sql<boolean>`(${sql.ref(column)} >= ${start} AND ${sql.ref(column)} < ${`${start}\u{10FFFF}`})`

const columns = sql`id, name, search, state_id, population, is_capital`

/** The first cities of each of some states that begin so. */
const citiesOfStates = (states: RawBuilder<unknown>, city: string, most: number) => sql`
  SELECT city.* FROM (${states}) AS chosen CROSS JOIN LATERAL (
    SELECT ${columns} FROM cities WHERE state_id = chosen.id AND ${beginsWith('search', city)}
    ORDER BY search LIMIT ${most}) AS city`

/** Those beside which smaller ones of a short beginning are not looked at: `cities_large` has them. */
const isLarge = sql`(population >= 100000 OR is_capital)`

type FoundPlace = { id: number; name: string; state_id: number; state: string; country_id: number }

/** How many times its people a city counts for: of the very name, in the country nearby, the capital of a country. */
const times = { named: sql.lit(1000), nearby: sql.lit(10), capital: sql.lit(10) }
/** Smaller ones, and those of which nothing is known, count like one of so many. */
const fewestPeople = sql.lit(100)

/** The most important first; of equal ones those that are named like their state. */
async function bestPlaces(db: Db, candidates: RawBuilder<unknown>, { city, near, most }: PlaceSearch) {
  const { rows } = await sql<FoundPlace>`
    SELECT found.id, found.name, state_id, states.name AS state, country_id
    FROM (${candidates}) AS found JOIN states ON states.id = state_id
    ORDER BY greatest(population, ${fewestPeople})::bigint
      * CASE WHEN found.search = ${city} THEN ${times.named} ELSE 1 END
      * CASE WHEN country_id = ${anyId(near)} THEN ${times.nearby} ELSE 1 END
      * CASE WHEN is_capital THEN ${times.capital} ELSE 1 END DESC,
      found.search = states.search DESC, found.search, found.id
    LIMIT ${most}`.execute(db)
  return rows
}

/** All of so few that begin so are candidates, else the first ones and the large ones. */
const mostByName = sql.lit(100)

/** Cities of the whole world that begin so; all parts of a name are searchable texts. */
export const findPlaces = (db: Db, wanted: PlaceSearch): Promise<FoundPlace[]> => {
  const { city, near, most } = wanted
  const nearby = sql`SELECT id FROM states WHERE country_id = ${anyId(near)}`
  const named = sql`
    (SELECT ${columns} FROM cities WHERE search = ${city} ORDER BY search, id LIMIT 200)
    UNION (SELECT ${columns} FROM cities WHERE ${beginsWith('search', city)} ORDER BY search, id LIMIT ${mostByName})
    UNION SELECT ${columns} FROM cities WHERE ${beginsWith('search', city)} AND ${isLarge}
    UNION ${citiesOfStates(nearby, city, most)}`
  return bestPlaces(db, named, wanted)
}

/** The same within states that begin so, and within countries. */
export const findPlacesWithin = (
  db: Db,
  { state, countries, ...wanted }: PlaceSearch & { state: string; countries: readonly number[] },
): Promise<FoundPlace[]> => {
  const { city, most } = wanted
  const states = sql`
    (SELECT id FROM states WHERE ${beginsWith('search', state)} ORDER BY search LIMIT 100)
    UNION SELECT id FROM states WHERE country_id = ANY(${countries}::bigint[])`
  const candidates = sql`
    ${citiesOfStates(states, city, most)}
    UNION SELECT ${columns} FROM cities WHERE ${beginsWith('search', city)} AND ${isLarge} AND state_id IN (${states})`
  return bestPlaces(db, candidates, wanted)
}

export type PlaceIds = { countries: readonly number[]; states: readonly number[]; cities: readonly number[] }

/** Names of many places of all three kinds in one statement. */
export const findNames = (db: Db, { countries, states, cities }: PlaceIds, language: Language) =>
  db
    .selectFrom('countries')
    .select([sql<keyof PlaceIds>`'countries'`.as('kind'), 'id', sql<string>`names ->> ${language}`.as('name')])
    .where('id', '=', sql<number>`ANY(${countries}::bigint[])`)
    .unionAll(
      db
        .selectFrom('states')
        .select([sql<keyof PlaceIds>`'states'`.as('kind'), 'id', 'name'])
        .where('id', '=', sql<number>`ANY(${states}::bigint[])`),
    )
    .unionAll(
      db
        .selectFrom('cities')
        .select([sql<keyof PlaceIds>`'cities'`.as('kind'), 'id', 'name'])
        .where('id', '=', sql<number>`ANY(${cities}::bigint[])`),
    )
    .execute()

// Any number will do, as long as every process uses the same.
const worldLock = 7_236_552

/**
 * Holds the loading of the world for this transaction alone; tells whether there is a world already. One that was loaded by an
 * earlier version is `uncounted`: how many people live in its cities is not known.
 */
export async function lockWorld(tx: Tx): Promise<'empty' | 'uncounted' | 'present'> {
  await sql`SELECT pg_advisory_xact_lock(${worldLock}::bigint)`.execute(tx)
  const one = await tx.selectFrom('countries').select('id').limit(1).executeTakeFirst()
  if (!one) return 'empty'
  const large = await tx.selectFrom('cities').select('id').where(sql<boolean>`${isLarge}`).limit(1).executeTakeFirst()
  return large ? 'present' : 'uncounted'
}

export async function insertCountries(tx: Tx, countries: readonly Country[]): Promise<void> {
  await sql`INSERT INTO countries (id, code, names)
    SELECT id, code, names FROM json_to_recordset(${JSON.stringify(countries)}::json)
      AS country (id integer, code text, names jsonb)`.execute(tx)
}

export async function insertStates(tx: Tx, states: readonly State[]): Promise<void> {
  await sql`INSERT INTO states (id, country_id, code, name, search)
    SELECT id, country_id, code, name, search FROM json_to_recordset(${JSON.stringify(states)}::json)
      AS state (id integer, country_id integer, code text, name text, search text)`.execute(tx)
}

export async function insertCities(tx: Tx, cities: readonly City[]): Promise<void> {
  await sql`INSERT INTO cities (id, state_id, name, search, lat, lng, population, is_capital)
    SELECT id, state_id, name, search, lat, lng, population, is_capital FROM json_to_recordset(${JSON.stringify(cities)}::json)
      AS city (id integer, state_id integer, name text, search text, lat real, lng real, population integer, is_capital boolean)`.execute(
    tx,
  )
}

/** Writes down how many people live in cities that are there already; ids follow from the data. */
export async function updatePopulations(tx: Tx, cities: readonly City[]): Promise<void> {
  const told = cities
    .filter(({ population, is_capital }) => population > 0 || is_capital)
    .map(({ id, name, population, is_capital }) => ({ id, name, population, is_capital }))
  await sql`UPDATE cities SET population = told.population, is_capital = told.is_capital
    FROM json_to_recordset(${JSON.stringify(told)}::json)
      AS told (id integer, name text, population integer, is_capital boolean)
    WHERE cities.id = told.id AND cities.name = told.name`.execute(tx)
}

/** Fresh statistics: right after a bulk load the planner would guess. */
export const analyseCities = async (tx: Tx): Promise<void> => void (await sql`ANALYZE states, cities`.execute(tx))
