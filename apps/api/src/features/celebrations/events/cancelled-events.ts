import { type CancelledEvent, cancelledDays } from '@celebrio/contract/celebrations/cancelled-events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { deleteCancelled, findCancelled } from './queries/cancelled.ts'
import { personView } from './view.ts'

/** @throws AppError not_found for anyone who was not a guest of it, and for events that still exist or never did */
export async function readCancelled(
  app: AppContext,
  viewer: Viewer,
  eventId: number,
): Promise<{ event: CancelledEvent }> {
  const row = await findCancelled(app.db, viewer.id, eventId)
  if (!row) throw new AppError('not_found')
  const { id, title, timezone, host_id, name, profile_picture } = row
  return {
    event: {
      id,
      title,
      starts_at: row.starts_at?.toISOString() ?? null,
      timezone,
      user: personView(app, { id: host_id, name, profile_picture }),
      cancelled_at: row.cancelled_at.toISOString(),
    },
  }
}

/** They are kept as long as the notifications that lead to them. */
export const deleteOldCancelledEvents = (app: AppContext): Promise<void> =>
  deleteCancelled(app.db, minutesAfter(app.clock.now(), -cancelledDays * 24 * 60))
