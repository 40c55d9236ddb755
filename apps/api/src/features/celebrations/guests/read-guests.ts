import type { Event } from '@celebrio/contract/celebrations/event-shapes'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
import { findComing } from './queries/faces.ts'

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
