import { type RawBuilder, sql } from 'kysely'
import type { NoticeActors } from '#features/base/notifications'
import { userOf } from '#features/people/accounts'
import { findablePeople, visiblePeople } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { perRow } from '#platform/db/per-row.ts'

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
 * Meet profiles of others that the viewer may see, whatever their age: of active celebrants, without a block either way,
 * open and of somebody who lets the viewer find them, or of who has sent the viewer a treat.
 */
const profilesFor = (db: Db, viewerId: number) =>
  db
    .selectFrom('meet_profiles')
    .innerJoinLateral(userOf(db, 'meet_profiles.user_id').as('users'), join => join.onTrue())
    .where(visiblePeople(db, viewerId, 'users'))
    .where('users.user_type', '=', 0)
    .where('users.id', '<>', viewerId)
    .where(({ exists, or, and, eb }) =>
      or([
        and([eb('meet_profiles.is_private', '=', false), findablePeople(db, viewerId, 'users')]),
        exists(perRow(treatTo(db, viewerId, 'users.id'))),
      ]),
    )

/**
 * The same of those of 18 and over. The one rule for them: every read starts here. That the viewer is old enough is
 * decided before.
 */
export const visibleProfiles = (db: Db, { viewerId, today }: Looking) =>
  profilesFor(db, viewerId).where(adult('users.dob', today))

/** People whom the viewer has not hidden. */
export const notHidden = (viewerId: number): RawBuilder<boolean> => sql<boolean>`NOT EXISTS (
  SELECT FROM meet_hides WHERE user_id = ${viewerId} AND hidden_id = users.id OFFSET 0)`

/** Who has sent the viewer a treat or accepted theirs, by the meet profile. Only adults could, so nobody's age is asked. */
export const treatPartners: NoticeActors = (db, viewerId, id) =>
  profilesFor(db, viewerId)
    .select(['users.id', 'meet_profiles.preferred_name as name'])
    .select(sql<string | null>`coalesce(meet_profiles.photo, users.profile_picture)`.as('profile_picture'))
    .where('users.id', '=', sql.ref<number>(id))
    .where(notHidden(viewerId))
