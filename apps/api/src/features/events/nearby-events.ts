import type { NearbyEvent } from '@celebrio/contract/nearby-events'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Kit } from '#platform/kit.ts'
import { findLive } from './queries/live.ts'
import { findNearby, type NearbySearch } from './queries/nearby.ts'
import { eventViews } from './view.ts'

/** Kilometres, with one digit where it says something. */
const rounded = (kilometres: number): number =>
  kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)

/** Events of others near the viewer, the nearest first. */
export async function readNearbyEvents(kit: Kit, viewer: Viewer, query: Omit<NearbySearch, 'now'>) {
  const found = await findNearby(kit.db, viewer.id, { ...query, now: kit.clock.now() })
  const distances = new Map(found.map(({ id, distance }) => [id, distance === null ? null : rounded(distance)]))
  const ids = [...distances.keys()]
  const events = await eventViews(kit, kit.db, viewer, ids)
  return { events: events.map((event): NearbyEvent => ({ ...event, distance: distances.get(event.id) ?? null })) }
}

/** The event that runs now and concerns the viewer most. */
export async function readLiveEvent(kit: Kit, viewer: Viewer) {
  const id = await findLive(kit.db, viewer.id, kit.clock.now())
  const [event] = id === undefined ? [] : await eventViews(kit, kit.db, viewer, [id])
  return { event: event ?? null }
}
