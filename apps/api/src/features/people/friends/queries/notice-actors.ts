import type { NoticeActors } from '#features/base/notifications'
import { visiblePeople } from './visible.ts'

/** People who are active, without a block between the two. */
export const knownPeople: NoticeActors = (db, viewerId, id) =>
  db
    .selectFrom('users as actor')
    .select(['actor.id', 'actor.name', 'actor.profile_picture'])
    .whereRef('actor.id', '=', db.dynamic.ref(id))
    .where(visiblePeople(db, viewerId, 'actor'))
