import { removeEvent } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import { eventIn, isGood, type Purpose } from './links.ts'
import { type Alert, findAlert } from './queries.ts'

/** @throws Refusal event_link_invalid also when the event is gone */
async function requireAlert(kit: Kit, purpose: Purpose, token: string): Promise<Alert> {
  const id = eventIn(token)
  const alert = id === undefined ? undefined : await findAlert(kit.db, id)
  if (!alert || !isGood(kit, purpose, token, alert)) throw new Refusal('event_link_invalid')
  return alert
}

/** What a link is about. @throws Refusal event_link_invalid */
const readLink = async (kit: Kit, purpose: Purpose, token: string) => {
  const { title, date_open, starts_at, timezone } = await requireAlert(kit, purpose, token)
  return { title, date_open, starts_at: starts_at.toISOString(), timezone }
}

/** @throws Refusal event_link_invalid */
export const confirmEvent = async (kit: Kit, token: string) => ({
  message: 'Event Creation Verified',
  event: await readLink(kit, 'confirm', token),
})

/** @throws Refusal event_link_invalid */
export const denyEvent = async (kit: Kit, token: string) => ({
  message: 'This event was made without you',
  event: await readLink(kit, 'deny', token),
})

/** Whoever reads the owner's e-mail deletes what somebody else has made. @throws Refusal event_link_invalid */
export async function deleteDenied(kit: Kit, token: string) {
  const { user_id, event_id } = await requireAlert(kit, 'deny', token)
  return removeEvent(kit, { id: user_id }, event_id)
}
