import type { DatesForm } from '@celebrio/contract/celebrations/polls'
import { changeDates } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { readPoll } from './read-poll.ts'

/** @throws AppError as `changeDates` */
export async function changePoll(app: AppContext, viewer: Viewer, eventId: number, form: DatesForm) {
  await changeDates(app, viewer, eventId, form)
  return { message: 'Dates changed', ...(await readPoll(app, viewer, eventId)) }
}
