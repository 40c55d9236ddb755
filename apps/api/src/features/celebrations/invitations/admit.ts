import { type LockedEvent, releaseSeat, takeSeat } from '#features/celebrations/events'
import { type Member, makePending } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockGuest, requireAhead } from './lock.ts'
import { canBeAnswered } from './policies.ts'
import { requireKnownGuest } from './read-guests.ts'

type Request = { event: LockedEvent; guest: Member }

/** While the date is open there are no seats: people who have asked to join are invited, and can vote. */
async function admitToVote(app: AppContext, tx: Tx, host: Viewer, guest: Member): Promise<void> {
  const { event_id, user_id } = guest
  await makePending(tx, guest)
  await app.emit(tx, 'event.request_answered', { event_id, user_id, host_id: host.id, status: 'pending' })
  await app.emit(tx, 'event.invited', { event_id, user_id: host.id, guest_ids: [user_id] })
}

/** Gives somebody who has asked to join a seat, or puts them on the waiting list; they are notified. */
export async function admit(app: AppContext, tx: Tx, viewer: Viewer, { event, guest }: Request): Promise<void> {
  if (event.date_open) return admitToVote(app, tx, viewer, guest)
  const { event_id, user_id, message } = guest
  const outcome = await takeSeat(app, tx, guest, { adults: 1, children: 0, dietary: null, message })
  const status = outcome === 'accepted' ? 'accepted' : 'waiting'
  await app.emit(tx, 'event.request_answered', { event_id, user_id, host_id: viewer.id, status })
}

async function decline(app: AppContext, tx: Tx, viewer: Viewer, { guest }: Request): Promise<void> {
  const { event_id, user_id, message, status } = guest
  if (status === 'rejected') return
  await releaseSeat(app, tx, guest, { status: 'rejected', message })
  await app.emit(tx, 'event.request_answered', { event_id, user_id, host_id: viewer.id, status: 'rejected' })
}

const answers = {
  accept: { message: 'Request accepted!', act: admit },
  reject: { message: 'Request rejected!', act: decline },
} as const

/**
 * Answers somebody who has asked to join the viewer's event; the host can turn a no into a yes.
 * @throws AppError not_found also for anyone who has not asked, event_over
 */
export const answerRequest = (
  app: AppContext,
  viewer: Viewer,
  { id, user_id, answer }: { id: number; user_id: number; answer: keyof typeof answers },
) =>
  inTransaction(app, async tx => {
    const { event, guest, isKnown } = await lockGuest(app, tx, viewer, { id, user_id })
    requireAhead(app, event)
    authorize(guest && isKnown && canBeAnswered(guest))
    const { message, act } = answers[answer]
    await act(app, tx, viewer, { event, guest })
    return { message, guest: await requireKnownGuest(app, tx, viewer, { id, user_id }) }
  })
