import type { AudienceCode } from '@celebrio/contract/celebrations/events'
import { sql } from 'kysely'
import { invitableBy, unblockedInCrowd } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { coveredTypes } from '../rules.ts'

/** As many people can be invited at once. */
const max = 1000

/** The connections of a host that an audience covers and who take invitations, by name; all of them for an invite-only event, to choose from. */
export function findCovered(db: Db, hostId: number, openTo: readonly AudienceCode[]) {
  const types = coveredTypes(openTo)
  return db
    .selectFrom('friends')
    .innerJoin('users', 'users.id', 'friends.friend_id')
    .select(['users.id', 'users.name', 'users.profile_picture'])
    .where('friends.user_id', '=', hostId)
    .where(unblockedInCrowd(hostId, 'users'))
    .where(invitableBy(db, hostId, 'users'))
    .where(types ? sql<boolean>`friends.friend_type = ANY(${types}::smallint[])` : sql<boolean>`true`)
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .limit(max)
    .execute()
}
