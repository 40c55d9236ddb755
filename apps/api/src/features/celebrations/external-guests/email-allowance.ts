import { externalGuestsPerEvent } from '@celebrio/contract/platform/limits'
import { isEventStaff, leastRole } from '#features/celebrations/events'
import { countExternalGuests } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { countInvitationEmails, findSentOn } from './queries/emails.ts'
import { findInviter } from './queries/people.ts'
import { invitationEmailsPerDay } from './rules.ts'

/**
 * Counts invitations by e-mail against the host's day, all or none.
 * @throws AppError validation_failed on `email` when the host's own is not verified, or the day's number is used up
 */
export async function allowInvitationEmails(app: AppContext, tx: Tx, { id }: Viewer, count = 1): Promise<void> {
  const now = app.clock.now()
  const host = await findInviter(tx, id)
  if (!host.email_verified_at) throw fieldError('email', 'own_email_unverified')
  const max = invitationEmailsPerDay(host.created_at, now)
  if (count > 0 && !(await countInvitationEmails(tx, id, { count, now, max })))
    throw fieldError('email', 'emails_used_up', { max })
}

/** How many people somebody can still invite by e-mail to an event. @throws AppError not_found */
export async function readAllowance(app: AppContext, { id }: Viewer, eventId: number) {
  if (!(await isEventStaff(app.db, id, eventId, leastRole.invite))) throw new AppError('not_found')
  const now = app.clock.now()
  const host = await findInviter(app.db, id)
  const sent = await findSentOn(app.db, id, now)
  const guests = await countExternalGuests(app.db, eventId)
  return {
    is_verified: host.email_verified_at !== null,
    emails_left: Math.max(0, invitationEmailsPerDay(host.created_at, now) - sent),
    guests_left: Math.max(0, externalGuestsPerEvent - guests),
  }
}
