import { sql } from 'kysely'
import type { NoticeSubject } from '#features/base/notifications'
import { groupVisible } from './visible.ts'

/** Groups, as notices are about them. */
export const groupSubject: NoticeSubject = {
  table: 'groups',
  visible: groupVisible,
  describe: id => sql`(
    SELECT jsonb_build_object('description', groups.name, 'group_id', groups.id)
    FROM groups WHERE groups.id = ${sql.ref(id)})`,
}

/** Groups that were deleted: they are no longer there to be read. */
export const deletedGroupSubject: NoticeSubject = {
  describe: (_id, details) => sql`jsonb_build_object('description', ${details} ->> 'name')`,
}
