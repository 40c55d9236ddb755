import type { AppContext } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { dayOf } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { canLook } from './policies.ts'
import { findAgeAndJoined } from './queries/profiles.ts'
import type { Looking } from './queries/visible.ts'
import { type AgeStatus, ageStatusOf } from './rules.ts'

export type MeetAccess = { age: AgeStatus; joined: boolean; looking: Looking }

/** How the viewer stands to meeting new friends, today. */
export async function readMeetAccess(app: AppContext, db: Db, viewer: Viewer): Promise<MeetAccess> {
  const today = dayOf(app.clock.now())
  const { age, joined } = await findAgeAndJoined(db, viewer.id, today)
  return { age: ageStatusOf(age), joined, looking: { viewerId: viewer.id, today } }
}

/** Lets in who is known to be 18. @throws AppError meet_dob_needed, meet_adults_only */
export async function requireAdult(app: AppContext, db: Db, viewer: Viewer): Promise<MeetAccess> {
  const access = await readMeetAccess(app, db, viewer)
  authorize(canLook(access), access.age === 'unknown' ? 'meet_dob_needed' : 'meet_adults_only')
  return access
}
