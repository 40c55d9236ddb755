import type { MeetFriend } from '@celebrio/contract/people/meet-shapes'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { readMeetAccess } from './access.ts'
import { canLook } from './policies.ts'
import { findEntries, findOwnProfile } from './queries/read.ts'
import { meetFriendView } from './view.ts'

/** The viewer's own meet profile; null for who has not joined. */
export async function readOwnMeetProfile(app: AppContext, db: Db, viewer: Viewer): Promise<MeetFriend | null> {
  const row = await findOwnProfile(db, viewer.id)
  return row ? meetFriendView(app, row, false) : null
}

/** Meet profiles of others by their ids, those that the viewer may see: nobody under 18 sees any. */
export async function readMeetProfiles(
  app: AppContext,
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Map<number, MeetFriend>> {
  if (ids.length === 0) return new Map()
  const { age, looking } = await readMeetAccess(app, db, viewer)
  if (!canLook({ age })) return new Map()
  const rows = await findEntries(db, looking, ids)
  return new Map(rows.map(row => [row.user_id, meetFriendView(app, row, row.sent_at !== null)]))
}
