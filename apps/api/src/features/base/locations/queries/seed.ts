import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { City, Country, State } from '../tables.ts'
import { isLarge } from './large-cities.ts'

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
