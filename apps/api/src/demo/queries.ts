import type { Db } from '#platform/db/database.ts'

export const anybodyThere = async (db: Db): Promise<boolean> =>
  Boolean(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())

type Address = { country: string; state?: string; city: string }

/** Ids of a city and what it lies in, by country code and the names that the world's places give it. */
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

type Settled = {
  picture: string
  logo: string | null
  bio: string | null
  place: Awaited<ReturnType<typeof findCity>>
  isPrivate: boolean
  verifiedAt: Date
}

/** What people do in their first hour: confirm the address, tell of themselves, close the account to strangers. */
export async function settleIn(db: Db, userId: number, settled: Settled) {
  const { picture, logo, bio, place, isPrivate, verifiedAt } = settled
  await db
    .updateTable('users')
    .set({ profile_picture: picture, bio, ...place, is_private: isPrivate, email_verified_at: verifiedAt })
    .where('id', '=', userId)
    .execute()
  if (logo) await db.updateTable('service_providers').set({ logo }).where('user_id', '=', userId).execute()
}

type Connection = { user_id: number; friend_id: number; friend_type: number; created_at: Date }

export const insertFriends = (db: Db, connections: Connection[]) =>
  db.insertInto('friends').values(connections).execute()

type Block = { user_id: number; blocked_id: number; created_at: Date }

export const insertBlocks = (db: Db, blocks: Block[]) => db.insertInto('blocks').values(blocks).execute()

export const setBirth = (db: Db, userId: number, birth: { dob: string; gender: 0 | 1 | 2 }) =>
  db.updateTable('users').set(birth).where('id', '=', userId).execute()
