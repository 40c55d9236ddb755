import type { Db } from '#platform/db/database.ts'

/** Where somebody lives, with the coordinates of their city. */
export const findHome = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .select(['users.state_id', 'users.country_id', 'cities.lat', 'cities.lng'])
    .where('users.id', '=', userId)
    .executeTakeFirst()

export const findCity = (db: Db, id: number) =>
  db.selectFrom('cities').select(['lat', 'lng']).where('id', '=', id).executeTakeFirst()
