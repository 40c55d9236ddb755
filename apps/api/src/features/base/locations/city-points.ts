import type { Db } from '#platform/db/database.ts'

/** A city with its coordinates; undefined where they are not known. */
export const findCityPoint = (db: Db, id: number | null) =>
  db
    .selectFrom('cities')
    .select(['name', 'lat', 'lng'])
    .where(eb => eb('id', '=', eb.cast<number>(eb.val(id), 'bigint')))
    .where('lat', 'is not', null)
    .where('lng', 'is not', null)
    .$narrowType<{ lat: number; lng: number }>()
    .executeTakeFirst()
