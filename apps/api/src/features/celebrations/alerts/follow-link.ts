import { removeEvent } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { eventIn, isGood, type Purpose } from './links.ts'
import { type Alert, findAlert } from './queries.ts'

/** @throws AppError event_link_invalid also when the event is gone */
async function requireAlert(app: AppContext, purpose: Purpose, token: string): Promise<Alert> {
  const id = eventIn(token)
  const alert = id === undefined ? undefined : await findAlert(app.db, id)
  if (!alert || !isGood(app, purpose, token, alert)) throw new AppError('event_link_invalid')
  return alert
}

/** What a link is about. @throws AppError event_link_invalid */
const readLink = async (app: AppContext, purpose: Purpose, token: string) => {
  const { title, date_open, starts_at, timezone } = await requireAlert(app, purpose, token)
  return { title, date_open, starts_at: starts_at.toISOString(), timezone }
}

/** @throws AppError event_link_invalid */
export const confirmEvent = async (app: AppContext, token: string) => ({
  message: 'Event Creation Verified',
  event: await readLink(app, 'confirm', token),
})

/** @throws AppError event_link_invalid */
export const denyEvent = async (app: AppContext, token: string) => ({
  message: 'This event was made without you',
  event: await readLink(app, 'deny', token),
})

/**
 * Lets the owner of the e-mail address delete an event that somebody else created with their account. @throws AppError
 * event_link_invalid
 */
export async function deleteDenied(app: AppContext, token: string) {
  const { user_id, event_id } = await requireAlert(app, 'deny', token)
  return removeEvent(app, { id: user_id }, event_id)
}
