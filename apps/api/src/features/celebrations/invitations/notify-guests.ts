import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import { notifyAgain, notifyAll, withdrawAddressed } from '#features/base/notifications'
import { findGuests } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { type Answer, reconcileAnswer, withdrawFromHosts, withdrawRequest } from './notify-hosts.ts'
import { findRsvp } from './queries/rsvp.ts'

const notice = (kind: InvitationNoticeKind, actor_id: number, subject_id: number) => ({ kind, actor_id, subject_id })

/** Those who are still invited hear of it. */
export async function notifyInvited(
  app: AppContext,
  { event_id, user_id, guest_ids }: Facts['event.invited'],
): Promise<void> {
  const guests = await findGuests(app.db, event_id, guest_ids)
  const invited = guests.filter(guest => guest.is_invited && guest.status !== 'removed')
  await notifyAll(
    app,
    invited.map(guest => guest.user_id),
    notice('event_invited', user_id, event_id),
  )
}

/** Who waited hears that there is a seat; the hosts hear that they come. */
export async function notifyPromoted(app: AppContext, promoted: Answer): Promise<void> {
  const { event_id, user_id } = promoted
  const now = await findRsvp(app.db, event_id, { user_id })
  if (now?.status !== 'accepted') return
  await notifyAgain(app, [user_id], notice('event_moved_up', now.host_id, event_id))
  await reconcileAnswer(app, promoted)
}

/** A no to a request is told to nobody; a yes is theirs who said it. */
export async function notifyRequestAnswered(app: AppContext, fact: Facts['event.request_answered']): Promise<void> {
  const { event_id, user_id, host_id, status } = fact
  const now = await findRsvp(app.db, event_id, { user_id })
  if (!now) return
  await withdrawRequest(app, fact)
  const isIn = now.is_invited && (now.status === 'accepted' || now.status === 'waiting')
  if (isIn && status !== 'rejected')
    await notifyAll(app, [user_id], notice('event_request_accepted', host_id, event_id))
}

/** Who was removed from the list, and the hosts, keep nothing of what they were told of each other there. */
export async function withdrawRemoved(app: AppContext, removed: Answer): Promise<void> {
  const { event_id, user_id } = removed
  const now = await findRsvp(app.db, event_id, { user_id })
  if (now?.status !== 'removed') return
  await withdrawFromHosts(app, removed)
  await withdrawAddressed(app, 'guest', { subject_id: event_id, user_id })
}
