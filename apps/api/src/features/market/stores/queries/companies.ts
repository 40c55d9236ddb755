import { sql } from 'kysely'
import type { NoticeActors } from '#features/base/notifications'
import { visibleCompanies } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** Companies that the viewer may know of, by the account of the owner: what is booked goes on when the staff withholds a store. */
export const companies: NoticeActors = (db, viewerId, id) =>
  visibleCompanies(db, viewerId)
    .select(['company.user_id as id', 'company.company_name as name', 'company.logo as profile_picture'])
    .where('company.user_id', '=', sql.ref<number>(id))

/** The company of somebody, if they have one. */
export const findCompanyOf = async (db: Db, userId: number): Promise<number | undefined> =>
  (await db.selectFrom('service_providers').select('id').where('user_id', '=', userId).executeTakeFirst())?.id
