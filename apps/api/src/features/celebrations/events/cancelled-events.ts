import { type CalledOffEvent, calledOffDays } from '@celebrio/contract/celebrations/cancelled-events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { deleteCalledOff, findCalledOff } from './queries/cancelled.ts'
import { personView } from './view.ts'

/** @throws AppError not_found for who was no guest of it, and for events that are there or have never been */
export async function readCalledOff(
  app: AppContext,
  viewer: Viewer,
  eventId: number,
): Promise<{ event: CalledOffEvent }> {
  const row = await findCalledOff(app.db, viewer.id, eventId)
  if (!row) throw new AppError('not_found')
  const { id, title, timezone, host_id, name, profile_picture } = row
  return {
    event: {
      id,
      title,
      starts_at: row.starts_at?.toISOString() ?? null,
      timezone,
      user: personView(app, { id: host_id, name, profile_picture }),
      called_off_at: row.called_off_at.toISOString(),
    },
  }
}

/** As long as notifications are kept, which lead there. */
export const deleteOldCancelledEvents = (app: AppContext): Promise<void> =>
  deleteCalledOff(app.db, minutesAfter(app.clock.now(), -calledOffDays * 24 * 60))
