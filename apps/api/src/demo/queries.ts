import type { Db } from '#platform/db/database.ts'

export const anybodyThere = async (db: Db): Promise<boolean> =>
  Boolean(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())

type Address = { country: string; state?: string; city: string }

/** Ids of a city, its state and its country, by country code and names. */
export async function findCity(db: Db, { country, state, city }: Address) {
  const found = await db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .innerJoin('countries', 'countries.id', 'states.country_id')
    .select(['countries.id as country_id', 'states.id as state_id', 'cities.id as city_id'])
    .where('countries.code', '=', country)
    .where('cities.name', '=', city)
    .$if(state !== undefined, query => query.where('states.name', '=', state ?? ''))
    .orderBy('cities.id')
    .executeTakeFirst()
  if (!found) throw new Error(`There is no ${city} in ${country}.`)
  return found
}

/** Ids of the categories by slug. */
export async function findCategories(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('categories').select(['id', 'slug']).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
