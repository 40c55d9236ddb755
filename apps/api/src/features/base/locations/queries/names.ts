import type { Language } from '@celebrio/contract/platform/languages'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type PlaceIds = { countries: readonly number[]; states: readonly number[]; cities: readonly number[] }

/** Names of many places of all three kinds in one statement. */
export const findNames = (db: Db, { countries, states, cities }: PlaceIds, language: Language) =>
  db
    .selectFrom('countries')
    .select([sql<keyof PlaceIds>`'countries'`.as('kind'), 'id', sql<string>`names ->> ${language}`.as('name')])
    .where('id', '=', sql<number>`ANY(${countries}::bigint[])`)
    .select('code')
    .unionAll(
      db
        .selectFrom('states')
        .innerJoin('countries', 'countries.id', 'states.country_id')
        .select([sql<keyof PlaceIds>`'states'`.as('kind'), 'states.id', 'states.name', 'countries.code'])
        .where('states.id', '=', sql<number>`ANY(${states}::bigint[])`),
    )
    .unionAll(
      db
        .selectFrom('cities')
        .innerJoin('states', 'states.id', 'cities.state_id')
        .innerJoin('countries', 'countries.id', 'states.country_id')
        .select([sql<keyof PlaceIds>`'cities'`.as('kind'), 'cities.id', 'cities.name', 'countries.code'])
        .where('cities.id', '=', sql<number>`ANY(${cities}::bigint[])`),
    )
    .execute()
