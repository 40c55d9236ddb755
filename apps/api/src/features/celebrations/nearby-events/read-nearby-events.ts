import type { NearbyEvent } from '@celebrio/contract/celebrations/nearby-events'
import { eventViews, findListedRows, rowViews } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findLive } from './queries/live.ts'
import { kilometresOf, listNearby, type NearbySearch } from './queries/nearby.ts'

/** Kilometres, with one decimal for short distances. */
const rounded = (kilometres: number): number =>
  kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)

/** Events of others near the viewer, the nearest first. */
export async function readNearbyEvents(app: AppContext, viewer: Viewer, query: Omit<NearbySearch, 'now'>) {
  const list = listNearby(viewer.id, { ...query, now: app.clock.now() })
  const rows = await findListedRows(app.db, viewer, list)
  const distances = new Map(
    rows.map(row => [row.id, row.position === null ? null : rounded(kilometresOf(row.position))]),
  )
  const events = await rowViews(app, app.db, viewer, rows)
  return { events: events.map((event): NearbyEvent => ({ ...event, distance: distances.get(event.id) ?? null })) }
}

/** The event that is on now and is most relevant to the viewer. */
export async function readLiveEvent(app: AppContext, viewer: Viewer) {
  const id = await findLive(app.db, viewer.id, app.clock.now())
  const [event] = id === undefined ? [] : await eventViews(app, app.db, viewer, [id])
  return { event: event ?? null }
}
