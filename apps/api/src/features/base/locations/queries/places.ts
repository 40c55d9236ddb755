import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { KnownChain, PlaceChain } from '../rules.ts'
import type { Country } from '../tables.ts'
import { bigintId } from './bigint-id.ts'

const beginsAWord = (keyword: string) => sql<boolean>`' ' || search LIKE ${`% ${keyword}%`}`

export const findCountries = (db: Db): Promise<Country[]> =>
  db.selectFrom('countries').select(['id', 'code', 'names']).execute()

/** States of a country; `keyword` is a searchable text. */
export const findStates = (db: Db, country: number, keyword?: string) =>
  db
    .selectFrom('states')
    .select(['id', 'name', 'search'])
    .where('country_id', '=', bigintId(country))
    .$if(keyword !== undefined, query => query.where(beginsAWord(keyword ?? '')))
    .execute()

/** Cities of a state; `keyword` is a searchable text. */
export const findCities = (db: Db, state: number, keyword?: string) =>
  db
    .selectFrom('cities')
    .select(['id', 'name', 'search'])
    .where('state_id', '=', bigintId(state))
    .$if(keyword !== undefined, query => query.where(beginsAWord(keyword ?? '')))
    .execute()

export const countryExists = async (db: Db, id: number): Promise<boolean> =>
  Boolean(await db.selectFrom('countries').select('id').where('id', '=', bigintId(id)).executeTakeFirst())

export const stateExists = async (db: Db, id: number): Promise<boolean> =>
  Boolean(await db.selectFrom('states').select('id').where('id', '=', bigintId(id)).executeTakeFirst())

/** What each place of a chain lies in, in one statement. */
export async function findChain(db: Db, { country_id, state_id, city_id }: PlaceChain): Promise<KnownChain> {
  const found = await db
    .selectNoFrom(eb => [
      eb.selectFrom('countries').select('id').where('id', '=', bigintId(country_id)).as('country'),
      eb.selectFrom('states').select('country_id').where('id', '=', bigintId(state_id)).as('state_country'),
      eb.selectFrom('cities').select('state_id').where('id', '=', bigintId(city_id)).as('city_state'),
      eb
        .selectFrom('cities')
        .innerJoin('states', 'states.id', 'cities.state_id')
        .select('states.country_id')
        .where('cities.id', '=', bigintId(city_id))
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
