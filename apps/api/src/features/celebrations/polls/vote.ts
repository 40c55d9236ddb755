import type { VoteForm } from '@celebrio/contract/celebrations/polls'
import { momentsOf } from '#features/celebrations/events'
import { holdByLink, type Opening, readInvitation } from '#features/celebrations/external-guests'
import { type GuestRow, type HeldEvent, makePending } from '#features/celebrations/guests'
import { holdInvited } from '#features/celebrations/invitations'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { fieldRefusal, Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { findDate, putVote } from './queries.ts'
import { readPoll, readPollByLink } from './read-poll.ts'

type Voter = { event: HeldEvent; guest: GuestRow }

/** @throws Refusal validation_failed on `date_id` for dates of other events, those that were taken away, and those that have passed */
async function requireDateAhead(kit: Kit, tx: Tx, eventId: number, dateId: number): Promise<void> {
  const date = await findDate(tx, eventId, dateId)
  if (!date) throw fieldRefusal('date_id', 'date_gone')
  if (momentsOf({ ...date, local_end: null }).starts_at < kit.clock.now()) throw fieldRefusal('date_id', 'in_the_past')
}

/** Writes a vote for a held event: the host cannot pick a date meanwhile. Who has said no takes it back by it. */
async function write(kit: Kit, tx: Tx, { event, guest }: Voter, { date_id, vote }: VoteForm): Promise<void> {
  if (!event.date_open) throw new Refusal('date_chosen')
  await requireDateAhead(kit, tx, event.id, date_id)
  if (guest.status === 'rejected') await makePending(tx, guest)
  await putVote(tx, { event_id: event.id, date_id, guest_id: guest.id, vote, voted_at: kit.clock.now() })
  if (guest.user_id === null) await kit.tell(tx, 'invitee.answered', { event_id: event.id, guest_id: guest.id })
  else await kit.tell(tx, 'event.date_voted', { event_id: event.id, user_id: guest.user_id })
}

/** @throws Refusal not_found for who was not asked to come, event_over, date_chosen, validation_failed */
export async function voteForDate(kit: Kit, viewer: Viewer, eventId: number, form: VoteForm) {
  await inTransaction(kit, async tx => write(kit, tx, await holdInvited(kit, tx, viewer, eventId), form))
  return { message: 'Vote counted', ...(await readPoll(kit, viewer, eventId)) }
}

/** @throws Refusal as `holdByLink`, date_chosen, validation_failed */
export async function voteByLink(kit: Kit, opening: Opening, form: VoteForm) {
  await inTransaction(kit, async tx => {
    await readInvitation(kit, tx, opening)
    await write(kit, tx, await holdByLink(kit, tx, opening.token), form)
  })
  return { message: 'Vote counted', ...(await readPollByLink(kit, opening)) }
}
