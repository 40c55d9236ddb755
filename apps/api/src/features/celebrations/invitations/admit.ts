import {
  findGuest,
  type HeldEvent,
  leavePlace,
  type Member,
  makePending,
  takePlace,
} from '#features/celebrations/guests'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { holdAhead } from './lock.ts'
import { requireKnownGuest } from './read-guests.ts'
import { isAsking } from './rules.ts'

type Answering = { event: HeldEvent; guest: Member }

/** While the date is open there are no places: who has asked to join is asked to come, and to vote. */
async function letVote(kit: Kit, tx: Tx, host: Viewer, guest: Member): Promise<void> {
  const { event_id, user_id } = guest
  await makePending(tx, guest)
  await kit.tell(tx, 'event.request_answered', { event_id, user_id, host_id: host.id, status: 'pending' })
  await kit.tell(tx, 'event.invited', { event_id, user_id: host.id, guest_ids: [user_id] })
}

/** Gives somebody who has asked to join a place, or lets them wait for one; they are told. */
export async function letIn(kit: Kit, tx: Tx, viewer: Viewer, { event, guest }: Answering): Promise<void> {
  if (event.date_open) return letVote(kit, tx, viewer, guest)
  const { event_id, user_id, message } = guest
  const outcome = await takePlace(kit, tx, guest, { adults: 1, children: 0, dietary: null, message })
  const status = outcome === 'accepted' ? 'accepted' : 'waiting'
  await kit.tell(tx, 'event.request_answered', { event_id, user_id, host_id: viewer.id, status })
}

async function turnAway(kit: Kit, tx: Tx, viewer: Viewer, { guest }: Answering): Promise<void> {
  const { event_id, user_id, message, status } = guest
  if (status === 'rejected') return
  await leavePlace(kit, tx, guest, { status: 'rejected', message })
  await kit.tell(tx, 'event.request_answered', { event_id, user_id, host_id: viewer.id, status: 'rejected' })
}

const answers = {
  accept: { message: 'Request accepted!', act: letIn },
  reject: { message: 'Request rejected!', act: turnAway },
} as const

/**
 * Answers somebody who has asked to join an own event; the host can change a no into a yes.
 * @throws Refusal not_found also for who has not asked, event_over
 */
export const answerRequest = (
  kit: Kit,
  viewer: Viewer,
  { id, user_id, answer }: { id: number; user_id: number; answer: keyof typeof answers },
) =>
  inTransaction(kit, async tx => {
    const event = await holdAhead(kit, tx, viewer, id)
    await requireKnownGuest(kit, tx, viewer, { id, user_id })
    const guest = await findGuest(tx, id, user_id)
    if (!guest || !isAsking(guest)) throw new Refusal('not_found')
    const { message, act } = answers[answer]
    await act(kit, tx, viewer, { event, guest })
    return { message, guest: await requireKnownGuest(kit, tx, viewer, { id, user_id }) }
  })
