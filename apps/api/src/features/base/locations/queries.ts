import type { Language } from '@celebrio/contract/platform/languages'
import { sql } from 'kysely'
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
