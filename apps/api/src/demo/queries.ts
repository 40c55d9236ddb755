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

/** An event by its title. */
export async function findEvent(db: Db, title: string): Promise<number> {
  const { id } = await db.selectFrom('events').select('id').where('title', '=', title).executeTakeFirstOrThrow()
  return id
}

/** The company of somebody. */
export async function findCompanyId(db: Db, userId: number): Promise<number> {
  const companies = db.selectFrom('service_providers').select('id').where('user_id', '=', userId)
  return (await companies.executeTakeFirstOrThrow()).id
}

/** A group by its name. */
export async function findGroup(db: Db, name: string): Promise<number> {
  const { id } = await db.selectFrom('groups').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  return id
}

type Booked = { celebrant: number; owner: number; event: string }

/** The booking of a celebrant with the store of an owner for an event. */
export async function findBooking(db: Db, { celebrant, owner, event }: Booked): Promise<number> {
  const { id } = await db
    .selectFrom('bookings')
    .innerJoin('events', 'events.id', 'bookings.event_id')
    .innerJoin('service_providers as store', 'store.id', 'bookings.provider_id')
    .select('bookings.id')
    .where('bookings.celebrant_id', '=', celebrant)
    .where('store.user_id', '=', owner)
    .where('events.title', '=', event)
    .executeTakeFirstOrThrow()
  return id
}

/** An item of somebody's store by its name. */
export const findItemOf = (db: Db, ownerId: number, name: string) =>
  db
    .selectFrom('service_items as item')
    .innerJoin('services', 'services.id', 'item.service_id')
    .innerJoin('service_providers as store', 'store.id', 'services.provider_id')
    .select(['item.id as service_item_id', 'item.service_id'])
    .where('store.user_id', '=', ownerId)
    .where('item.name', '=', name)
    .executeTakeFirstOrThrow()

/** The company of an account. */
export async function findStoreOf(db: Db, userId: number): Promise<number> {
  const { id } = await db
    .selectFrom('service_providers')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return id
}
