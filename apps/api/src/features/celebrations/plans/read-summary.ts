import type { GuestStanding } from '@celebrio/contract/celebrations/invitation-shapes'
import { readEvent } from '#features/celebrations/events'
import { standingOf } from '#features/celebrations/guests'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { countStanding, findDaysLeft } from './queries/summary.ts'
import { readPlan } from './read-plan.ts'

async function readGuests(kit: Kit, viewer: Viewer, eventId: number) {
  const rows = await countStanding(kit.db, viewer.id, eventId)
  const standing = (wanted: GuestStanding) => {
    const row = rows.find(one => standingOf(one) === wanted)
    return { guests: row?.guests ?? 0, people: row?.people ?? 0 }
  }
  const accepted = rows.find(one => one.status === 'accepted')
  return {
    guests: {
      accepted: standing('accepted'),
      pending: standing('pending'),
      confirming: standing('confirming'),
      waiting: standing('waiting'),
      rejected: standing('rejected'),
      requested: standing('requested'),
    },
    checked_in: { guests: accepted?.guests_in ?? 0, people: accepted?.people_in ?? 0 },
  }
}

/** How an own event stands. @throws Refusal not_found for events of others as well */
export async function readSummary(kit: Kit, viewer: Viewer, eventId: number) {
  const days_left = await findDaysLeft(kit.db, viewer.id, eventId, kit.clock.now())
  if (days_left === undefined) throw new Refusal('not_found')
  return {
    event: await readEvent(kit, kit.db, viewer, eventId),
    ...(await readGuests(kit, viewer, eventId)),
    days_left,
    plan: await readPlan(kit.db, eventId),
  }
}
