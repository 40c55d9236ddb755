import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import { notify, notifyAgain, notifyOn, withdrawKinds } from '#features/base/notifications'
import { findGuests } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import {
  type Answer,
  notifyRequested,
  reconcileAnswer,
  reconcileExternalGuest,
  reconcileRequest,
  withdrawFromHosts,
  withdrawHosting,
  withdrawRequest,
} from './notify-hosts.ts'
import { findRsvp } from './queries/rsvp.ts'

/** What is told to a guest of one event, by whatever feature. */
const toGuest = [
  'event_invited',
  'event_request_accepted',
  'event_moved_up',
  'event_rescheduled',
  'event_changed',
  'event_dates_added',
  'event_date_chosen',
  'event_tomorrow',
  'event_soon',
] as const

const notice = (kind: InvitationNoticeKind, user_id: number, actor_id: number, subject_id: number) => ({
  kind,
  user_id,
  actor_id,
  subject_id,
})

/** Those who are still invited hear of it. */
async function notifyInvited(app: AppContext, { event_id, user_id, guest_ids }: Facts['event.invited']): Promise<void> {
  const guests = await findGuests(app.db, event_id, guest_ids)
  const invited = guests.filter(guest => guest.is_invited && guest.status !== 'removed')
  for (const guest of invited) await notify(app, notice('event_invited', guest.user_id, user_id, event_id))
}

/** Who waited hears that there is a seat; the hosts hear that they come. */
async function notifyPromoted(app: AppContext, promoted: Answer): Promise<void> {
  const { event_id, user_id } = promoted
  const now = await findRsvp(app.db, event_id, { user_id })
  if (now?.status !== 'accepted') return
  await notifyAgain(app, notice('event_moved_up', user_id, now.host_id, event_id))
  await reconcileAnswer(app, promoted)
}

/** A no to a request is told to nobody; a yes is theirs who said it. */
async function notifyRequestAnswered(app: AppContext, fact: Facts['event.request_answered']): Promise<void> {
  const { event_id, user_id, host_id, status } = fact
  const now = await findRsvp(app.db, event_id, { user_id })
  if (!now) return
  await withdrawRequest(app, fact)
  const isIn = now.is_invited && (now.status === 'accepted' || now.status === 'waiting')
  if (isIn && status !== 'rejected') await notify(app, notice('event_request_accepted', user_id, host_id, event_id))
}

/** Who was removed from the list, and the hosts, keep nothing of what they were told of each other there. */
async function withdrawRemoved(app: AppContext, removed: Answer): Promise<void> {
  const { event_id, user_id } = removed
  const now = await findRsvp(app.db, event_id, { user_id })
  if (now?.status !== 'removed') return
  await withdrawFromHosts(app, removed)
  await withdrawKinds(app, toGuest, { subject_id: event_id, user_id })
}

export const noticeListeners = notifyOn({
  'event.invited': notifyInvited,
  'event.requested': notifyRequested,
  'event.request_withdrawn': reconcileRequest,
  'event.request_answered': notifyRequestAnswered,
  'event.answered': reconcileAnswer,
  'event.date_voted': reconcileAnswer,
  'external_guest.answered': reconcileExternalGuest,
  'event.promoted': notifyPromoted,
  'event.guest_removed': withdrawRemoved,
  // Who has said yes to the old date is no longer news.
  'event.rescheduled': (app, { event_id }) => withdrawKinds(app, ['event_accepted'], { subject_id: event_id }),
  'event.helper_named': withdrawHosting,
  'event.helper_left': withdrawHosting,
})
