import { type RawBuilder, sql } from 'kysely'
import type { GuestRow } from '#features/celebrations/guests'
import { userOf } from '#features/people/accounts'
import { invitableBy, visibleInCrowd } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { oneRow } from '#platform/db/per-row.ts'

/** Query of `group_id` and `user_id`: the members, the viewer too, of the viewer's groups among some. */
export type MembersOfGroups = (db: Db, viewerId: number, ids: readonly number[]) => RawBuilder<unknown>

type Member = { group_id: number; user_id: number }

/** Whom of some groups the viewer can invite to an event: whom both they and the host may see, and who let them; the two left out. */
const invitable = (db: Db, viewerId: number, hostId: number, members: RawBuilder<unknown>) =>
  db
    .selectFrom(sql<Member>`(${members})`.as<'member'>(sql`member(group_id, user_id)`))
    .innerJoinLateral(userOf(db, 'member.user_id').as('users'), join => join.onTrue())
    .where(visibleInCrowd(db, viewerId, 'users'))
    .where(visibleInCrowd(db, hostId, 'users'))
    .where(invitableBy(db, viewerId, 'users'))
    .where('users.id', 'not in', [viewerId, hostId])

export async function findInGroup(db: Db, viewerId: number, hostId: number, members: RawBuilder<unknown>) {
  const rows = await invitable(db, viewerId, hostId, members).select('users.id').orderBy('users.id').execute()
  return rows.map(row => row.id)
}

export async function hasMembers(db: Db, members: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`SELECT FROM (${members}) AS member LIMIT 1`.execute(db)
  return rows.length > 0
}

/** How many people of each group stand to an event in which way. */
export const countInGroups = (
  db: Db,
  viewerId: number,
  event: { id: number; user_id: number },
  members: RawBuilder<unknown>,
) => {
  const entry = oneRow(
    db
      .selectFrom('event_guests')
      .select(['status', 'is_invited'])
      .where('event_guests.event_id', '=', event.id)
      .where('event_guests.user_id', '=', sql.ref<number>('users.id')),
  )
  return invitable(db, viewerId, event.user_id, members)
    .leftJoinLateral(entry.as('guest'), join => join.onTrue())
    .select([
      'member.group_id',
      sql<GuestRow['status'] | null>`guest.status`.as('status'),
      sql<boolean>`coalesce(guest.is_invited, false)`.as('is_invited'),
      sql<number>`count(*)`.as('total'),
    ])
    .groupBy(['member.group_id', 'guest.status', 'guest.is_invited'])
    .execute()
}
