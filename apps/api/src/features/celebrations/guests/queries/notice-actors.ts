import { sql } from 'kysely'
import type { NoticeActors } from '#features/base/notifications'

/** Guests without an account, who are known by a name on a list and have no profile. */
export const findNamedGuest: NoticeActors = (db, _viewerId, id) =>
  db
    .selectFrom('event_guests as guest')
    .select([
      sql<number>`0::bigint`.as('id'),
      'guest.external_name as name',
      sql<string | null>`NULL::text`.as('profile_picture'),
    ])
    .whereRef('guest.id', '=', db.dynamic.ref(id))
    .where('guest.external_name', 'is not', null)
