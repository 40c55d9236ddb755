import type { Language } from '@celebrio/contract/platform/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { KnownChain, PlaceChain } from './rules.ts'
import type { City, Country, State } from './tables.ts'

// Callers may send any whole number; compared as bigint one beyond integer is merely unknown.
const anyId = (id: number | null | undefined) => sql<number>`${id ?? null}::bigint`

const beginsAWord = (keyword: string) => sql<boolean>`' ' || search LIKE ${`% ${keyword}%`}`

export const findCountries = (db: Db): Promise<Country[]> => db.selectFrom('countries').selectAll().execute()

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

/** The first cities of each of some states that begin so. */
const citiesOfStates = (states: RawBuilder<unknown>, city: string, most: number) => sql`
  SELECT city.id, city.name, city.search, city.state_id FROM (${states}) AS chosen CROSS JOIN LATERAL (
    SELECT id, name, search, state_id FROM cities WHERE state_id = chosen.id AND ${beginsWith('search', city)}
    ORDER BY search LIMIT ${most}) AS city`

type FoundPlace = { id: number; name: string; state_id: number; state: string; country_id: number }

/** How many of the country nearby come first, so that there is room for namesakes elsewhere. */
const mostNearby = 5

/**
 * Cities of the very name first: of those the first few of the country nearby, then one of each country. Those that are named
 * like their state come before others of their country.
 */
async function bestPlaces(db: Db, candidates: RawBuilder<unknown>, { city, near, most }: PlaceSearch) {
  const { rows } = await sql<FoundPlace>`
    SELECT id, name, state_id, state, country_id FROM (
      SELECT found.*, states.name AS state, country_id, found.search = ${city} AS is_named, row_number() OVER (
          PARTITION BY country_id, found.search = ${city}
          ORDER BY found.search = states.search DESC, found.search, found.id) AS place
      FROM (${candidates}) AS found JOIN states ON states.id = state_id) AS ranked
    ORDER BY is_named DESC, (country_id = ${anyId(near)} AND place <= ${mostNearby}) IS TRUE DESC, place, search, id
    LIMIT ${most}`.execute(db)
  return rows
}

/** Cities of the whole world that begin so; all parts of a name are searchable texts. */
export const findPlaces = (db: Db, wanted: PlaceSearch): Promise<FoundPlace[]> => {
  const { city, near, most } = wanted
  const nearby = sql`SELECT id FROM states WHERE country_id = ${anyId(near)}`
  const named = sql`
    (SELECT id, name, search, state_id FROM cities WHERE search = ${city} ORDER BY search, id LIMIT 200)
    UNION (SELECT id, name, search, state_id FROM cities WHERE ${beginsWith('search', city)} ORDER BY search, id LIMIT ${most})
    UNION ${citiesOfStates(nearby, city, most)}`
  return bestPlaces(db, named, wanted)
}

/** The same within states that begin so, and within countries. */
export const findPlacesWithin = (
  db: Db,
  { state, countries, ...wanted }: PlaceSearch & { state: string; countries: readonly number[] },
): Promise<FoundPlace[]> => {
  const states = sql`
    (SELECT id FROM states WHERE ${beginsWith('search', state)} ORDER BY search LIMIT 100)
    UNION SELECT id FROM states WHERE country_id = ANY(${countries}::bigint[])`
  return bestPlaces(db, citiesOfStates(states, wanted.city, wanted.most), wanted)
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

/** Holds the loading of the world for this transaction alone; tells whether there is a world already. */
export async function lockWorld(tx: Tx): Promise<'empty' | 'present'> {
  await sql`SELECT pg_advisory_xact_lock(${worldLock}::bigint)`.execute(tx)
  const one = await tx.selectFrom('countries').select('id').limit(1).executeTakeFirst()
  return one ? 'present' : 'empty'
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
  await sql`INSERT INTO cities (id, state_id, name, search, lat, lng)
    SELECT id, state_id, name, search, lat, lng FROM json_to_recordset(${JSON.stringify(cities)}::json)
      AS city (id integer, state_id integer, name text, search text, lat real, lng real)`.execute(tx)
}

/** Fresh statistics: right after a bulk load the planner would guess. */
export const analyseCities = async (tx: Tx): Promise<void> => void (await sql`ANALYZE states, cities`.execute(tx))
