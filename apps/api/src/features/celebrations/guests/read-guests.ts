import type { Event } from '@celebrio/contract/celebrations/event-shapes'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
import { findComing } from './queries/faces.ts'
import { findOwn, type GuestIdentity, type OwnRow } from './queries/own.ts'

const view = ({ event_id: _, code, ...row }: OwnRow): OwnInvitation => ({
  ...row,
  entrance_code: row.status === 'accepted' ? code : null,
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
})

/**
 * The viewer's own invitations to some events, by event, in one statement. Hosts and people who were removed have none.
 */
export async function findOwnInvitations(
  db: Db,
  viewer: GuestIdentity,
  eventIds: readonly number[],
): Promise<Map<number, OwnInvitation>> {
  if (eventIds.length === 0) return new Map()
  const rows = await findOwn(db, viewer, eventIds)
  return new Map(rows.map(row => [row.event_id, view(row)]))
}

type Face = Event['guests'][number]

/**
 * Up to twelve of the people who have a seat at each of some events, the newest answer first, as far as the viewer may
 * see them; in one statement.
 */
export async function findFaces(
  app: AppContext,
  db: Db,
  viewerId: number,
  eventIds: readonly number[],
): Promise<Map<number, Face[]>> {
  const faces = new Map<number, Face[]>(eventIds.map(id => [id, []]))
  if (eventIds.length === 0) return faces
  for (const { event_id, profile_picture, ...one } of await findComing(db, viewerId, eventIds))
    faces.get(event_id)?.push({ ...one, profile_picture: profile_picture && app.files.publicUrl(profile_picture) })
  return faces
}
