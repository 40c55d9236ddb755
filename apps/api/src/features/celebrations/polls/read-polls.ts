import type { DatesForm } from '@celebrio/contract/celebrations/polls'
import { changeDates, readBrief, type Visitor } from '#features/celebrations/events'
import { type Opening, openLink } from '#features/celebrations/external-guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { pollView } from './view.ts'

/** @throws AppError not_found when there is no such event that the viewer may see */
export async function readPoll(app: AppContext, viewer: Visitor, eventId: number) {
  return { poll: await pollView(app, app.db, viewer, await readBrief(app, app.db, viewer, eventId)) }
}

/** @throws AppError not_found, invitation_revoked, invitation_taken, event_cancelled */
export async function readPollByLink(app: AppContext, opening: Opening) {
  const { linkedGuest, visitor } = await openLink(app.db, opening)
  const event = await readBrief(app, app.db, visitor, linkedGuest.event_id)
  return { poll: await pollView(app, app.db, visitor, event) }
}

/** @throws AppError as `changeDates` */
export async function changePoll(app: AppContext, viewer: Viewer, eventId: number, form: DatesForm) {
  await changeDates(app, viewer, eventId, form)
  return { message: 'Dates changed', ...(await readPoll(app, viewer, eventId)) }
}
