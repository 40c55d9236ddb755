import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findSeen, writeSeen, writeShared } from './queries.ts'

/** The viewer is looking just now. */
export async function tellPresence(app: AppContext, viewer: Viewer) {
  const is_shared = await writeSeen(app.db, viewer.id, app.clock.now())
  return { message: 'Told', presence: { is_shared } }
}

/** Whoever shares it again is seen from the next time on that they are here. */
export async function sharePresence(app: AppContext, viewer: Viewer, is_shared: boolean) {
  await writeShared(app.db, viewer.id, is_shared)
  return { message: is_shared ? 'Shared' : 'No longer shared', presence: { is_shared } }
}

export async function readPresence(app: AppContext, viewer: Viewer, userId: number) {
  return { presence: { seen_at: (await findSeen(app.db, viewer.id, userId))?.toISOString() ?? null } }
}
