import { sql } from 'kysely'
import { visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'

/** Who looks, and on which day. */
export type Looking = { viewerId: number; today: string }

const adult = (person: string, today: string) => sql<boolean>`${sql.ref(person)} <= born_by(18, ${today}::date)`

/** Subquery: somebody whom a column names has sent the viewer a treat, and so shows themselves. */
const treatTo = (db: Db, viewerId: number, person: string) =>
  db
    .selectFrom('meet_treats')
    .select(sql`1`.as('one'))
    .where('meet_treats.receiver_id', '=', viewerId)
    .where('meet_treats.sender_id', '=', sql.ref<number>(person))

/**
 * Meet profiles of others that the viewer may see: of active celebrants of 18 and over, without a block either way,
 * open or of somebody who has sent the viewer a treat. The one rule for them: every read starts here. That the viewer
 * is old enough is decided before.
 */
export const visibleProfiles = (db: Db, { viewerId, today }: Looking) =>
  db
    .selectFrom('meet_profiles')
    .innerJoin('users', 'users.id', 'meet_profiles.user_id')
    .where(visiblePeople(db, viewerId, 'users'))
    .where('users.user_type', '=', 0)
    .where('users.id', '<>', viewerId)
    .where(adult('users.dob', today))
    .where(({ exists, or, eb }) =>
      or([eb('meet_profiles.is_private', '=', false), exists(treatTo(db, viewerId, 'users.id'))]),
    )
