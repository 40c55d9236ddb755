import type { ReportForm } from '@celebrio/contract/platform/reports'
import { reportPerson } from '#features/people/friends'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { requireAdult } from './access.ts'
import { insertHides } from './queries/hides.ts'
import { findEntries } from './queries/read.ts'

async function requireVisible(app: AppContext, viewer: Viewer, id: number): Promise<void> {
  const { looking } = await requireAdult(app, app.db, viewer)
  const [entry] = await findEntries(app.db, looking, [id])
  if (!entry) throw new AppError('not_found')
}

const hide = (app: AppContext, viewer: Viewer, hidden_id: number) =>
  insertHides(app.db, [{ user_id: viewer.id, hidden_id, created_at: app.clock.now() }])

/** @throws AppError not_found, meet_dob_needed, meet_adults_only */
export async function hidePerson(app: AppContext, viewer: Viewer, id: number) {
  await requireVisible(app, viewer, id)
  await hide(app, viewer, id)
  return { message: 'This user has been removed from your list.' }
}

/** Nobody wants to go on seeing whom they have reported. @throws AppError not_found, meet_dob_needed, meet_adults_only */
export async function reportMet(app: AppContext, viewer: Viewer, id: number, said: ReportForm) {
  await requireVisible(app, viewer, id)
  const answer = await reportPerson(app, viewer, id, said)
  await hide(app, viewer, id)
  return answer
}

/** Two people who were connected or blocked are no new friends: neither is shown to the other any more. */
export async function hideFromEachOther(app: AppContext, one: number, other: number): Promise<void> {
  const created_at = app.clock.now()
  await insertHides(app.db, [
    { user_id: one, hidden_id: other, created_at },
    { user_id: other, hidden_id: one, created_at },
  ])
}
