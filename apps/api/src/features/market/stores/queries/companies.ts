import { sql } from 'kysely'
import type { NoticeActors } from '#features/base/notifications'
import { visibleProviders } from '#features/people/friends'

/** Companies that the viewer may see, by the account of the owner. */
export const companies: NoticeActors = (db, viewerId, id) =>
  visibleProviders(db, viewerId)
    .select(['company.user_id as id', 'company.company_name as name', 'company.logo as profile_picture'])
    .where('company.user_id', '=', sql.ref<number>(id))
