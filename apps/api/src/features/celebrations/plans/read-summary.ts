import type { RsvpStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import { readEvent } from '#features/celebrations/events'
import { rsvpStatusOf } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { readPlan } from './plan.ts'
import { countByRsvpStatus, findDaysLeft } from './queries/summary.ts'

async function readGuests(app: AppContext, viewer: Viewer, eventId: number) {
  const rows = await countByRsvpStatus(app.db, viewer.id, eventId)
  const countOf = (wanted: RsvpStatus) => {
    const row = rows.find(one => rsvpStatusOf(one) === wanted)
    return { guests: row?.guests ?? 0, people: row?.people ?? 0 }
  }
  const accepted = rows.find(one => one.status === 'accepted')
  return {
    guests: {
      accepted: countOf('accepted'),
      pending: countOf('pending'),
      maybe: countOf('maybe'),
      confirming: countOf('confirming'),
      waiting: countOf('waiting'),
      rejected: countOf('rejected'),
      requested: countOf('requested'),
    },
    checked_in: { guests: accepted?.guests_in ?? 0, people: accepted?.people_in ?? 0 },
  }
}

/** How the viewer's event is going. @throws AppError not_found for events of others as well */
export async function readSummary(app: AppContext, viewer: Viewer, eventId: number) {
  const days_left = await findDaysLeft(app.db, viewer.id, eventId, app.clock.now())
  if (days_left === undefined) throw new AppError('not_found')
  return {
    event: await readEvent(app, app.db, viewer, eventId),
    ...(await readGuests(app, viewer, eventId)),
    days_left,
    plan: await readPlan(app.db, eventId),
  }
}
