import type { DatesForm } from '@celebrio/contract/celebrations/polls'
import { changeDates } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { readPoll } from './read-poll.ts'

/** @throws Refusal as `changeDates` */
export async function changePoll(kit: Kit, viewer: Viewer, eventId: number, form: DatesForm) {
  await changeDates(kit, viewer, eventId, form)
  return { message: 'Dates changed', ...(await readPoll(kit, viewer, eventId)) }
}
