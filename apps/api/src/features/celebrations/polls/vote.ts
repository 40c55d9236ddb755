import type { VoteForm } from '@celebrio/contract/celebrations/polls'
import { isPollOpen, type LockedEvent, momentsOf } from '#features/celebrations/events'
import { lockByLink, type Opening } from '#features/celebrations/external-guests'
import { type GuestRow, makePending } from '#features/celebrations/guests'
import { lockInvited } from '#features/celebrations/invitations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { findDate, upsertVote } from './queries.ts'
import { readPoll, readPollByLink } from './read-polls.ts'

type Voter = { event: LockedEvent; guest: GuestRow }

/**
 * @throws AppError validation_failed on `date_id` for dates of other events, dates that were removed, and dates that
 *   have passed
 */
async function requireDateAhead(app: AppContext, tx: Tx, eventId: number, dateId: number): Promise<void> {
  const date = await findDate(tx, eventId, dateId)
  if (!date) throw fieldError('date_id', 'date_gone')
  if (momentsOf({ ...date, local_end: null }).starts_at < app.clock.now()) throw fieldError('date_id', 'in_the_past')
}

/** Saves a vote for a locked event, so that the host cannot pick a date meanwhile. Voting takes back a no. */
async function write(app: AppContext, tx: Tx, { event, guest }: Voter, { date_id, vote }: VoteForm): Promise<void> {
  authorize(isPollOpen(event), 'date_chosen')
  await requireDateAhead(app, tx, event.id, date_id)
  if (guest.status === 'rejected') await makePending(tx, guest)
  await upsertVote(tx, { event_id: event.id, date_id, guest_id: guest.id, vote, voted_at: app.clock.now() })
  if (guest.user_id === null) await app.emit(tx, 'external_guest.changed', { event_id: event.id, guest_id: guest.id })
  else await app.emit(tx, 'event.date_voted', { event_id: event.id, user_id: guest.user_id })
}

/** @throws AppError not_found for anyone who was not asked to come, event_over, date_chosen, validation_failed */
export async function voteForDate(app: AppContext, viewer: Viewer, eventId: number, form: VoteForm) {
  await inTransaction(app, async tx => write(app, tx, await lockInvited(app, tx, viewer, eventId), form))
  return { message: 'Vote counted', ...(await readPoll(app, viewer, eventId)) }
}

/** @throws AppError as `lockByLink`, date_chosen, validation_failed */
export async function voteByLink(app: AppContext, opening: Opening, form: VoteForm) {
  await inTransaction(app, async tx => write(app, tx, await lockByLink(app, tx, opening.token), form))
  return { message: 'Vote counted', ...(await readPollByLink(app, opening)) }
}
