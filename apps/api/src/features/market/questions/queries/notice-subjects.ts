import { sql } from 'kysely'
import { type NoticeSubject, quotedLength } from '#features/base/notifications'
import type { Db } from '#platform/db/database.ts'

/** A question, who asked it and who is asked. */
export const findAsked = (db: Db, id: number) =>
  db
    .selectFrom('store_questions as asked')
    .innerJoin('service_providers as company', 'company.id', 'asked.provider_id')
    .select(['asked.user_id', 'asked.answer', 'company.user_id as owner_id'])
    .where('asked.id', '=', id)
    .executeTakeFirst()

/** Questions, as notices are about them; the actor says whether the viewer may know. */
export const questionSubject: NoticeSubject = {
  table: 'store_questions',
  visible: (db, _, id) =>
    db.selectFrom('store_questions as asked').select('asked.id').where('asked.id', '=', sql.ref<number>(id)),
  describe: id => sql`(
    SELECT jsonb_build_object('description', left(asked.question, ${sql.lit(quotedLength)}), 'provider_id', asked.provider_id)
    FROM store_questions AS asked WHERE asked.id = ${sql.ref(id)})`,
}
