import { sql } from 'kysely'
import type { NoticeSubject } from '#features/base/notifications'
import type { Db } from '#platform/db/database.ts'

/** What somebody holds, and with whom; nothing of what has become a request. */
export const findHeld = (db: Db, id: number) =>
  db
    .selectFrom('store_places as held')
    .innerJoin('service_providers as company', 'company.id', 'held.provider_id')
    .select(['held.user_id', 'held.expires_at', 'company.user_id as owner_id'])
    .where('held.id', '=', id)
    .where('held.slot', 'is not', null)
    .executeTakeFirst()

/** Days that are held, as notices are about them; the actor says whether the viewer may know. */
export const heldDaySubject: NoticeSubject = {
  table: 'store_places',
  visible: (db, _, id) =>
    db
      .selectFrom('store_places as held')
      .select('held.id')
      .where('held.id', '=', sql.ref<number>(id))
      .where('held.slot', 'is not', null),
  describe: id =>
    sql`(SELECT jsonb_build_object('day', held.day) FROM store_places AS held WHERE held.id = ${sql.ref(id)})`,
}
