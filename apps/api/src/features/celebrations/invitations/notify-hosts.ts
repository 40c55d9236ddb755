import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import { notifyAll, withdraw, withdrawKinds } from '#features/base/notifications'
import { isEventStaff, leastRole } from '#features/celebrations/events'
import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { findRsvp, type Rsvp, type Who } from './queries/rsvp.ts'

export type Answer = { event_id: number; user_id: number }

/** What guests do of which host and co-hosts hear. */
export const toHosts = ['event_accepted', 'event_maybe', 'event_rejected', 'event_requested'] as const

const notice = (kind: InvitationNoticeKind, subject_id: number, who: Who) =>
  'user_id' in who
    ? { kind, subject_id, actor_id: who.user_id }
    : { kind, subject_id, actor_id: who.guest_id, actor_type: 'external_guest' }

/** Host and co-hosts hear who comes, who might, and who does not: what is true now, so that facts may come late or twice. */
async function reconcile(app: AppContext, event_id: number, who: Who, now: Rsvp): Promise<void> {
  const said = now.is_maybe ? 'maybe' : now.status
  for (const answer of ['accepted', 'maybe', 'rejected'] as const) {
    const input = notice(`event_${answer}`, event_id, who)
    const holds = now.is_invited && said === answer
    await (holds ? notifyAll(app, now.host_ids, input) : withdraw(app, input, { evenRead: true }))
  }
}

export async function reconcileAnswer(app: AppContext, { event_id, user_id }: Answer): Promise<void> {
  const now = await findRsvp(app.db, event_id, { user_id })
  if (now) await reconcile(app, event_id, { user_id }, now)
}

/** The same of a guest without an account. */
export async function reconcileExternalGuest(
  app: AppContext,
  { event_id, guest_id }: Facts['external_guest.changed'],
): Promise<void> {
  const now = await findRsvp(app.db, event_id, { guest_id })
  if (!now) return
  await reconcile(app, event_id, { guest_id }, now)
  const asks = notice('event_requested', event_id, { guest_id })
  await (now.status === 'requested' ? notifyAll(app, now.host_ids, asks) : withdraw(app, asks, { evenRead: true }))
}

/** The request still waits: host and co-hosts are told. */
export async function notifyRequested(app: AppContext, { event_id, user_id }: Answer): Promise<void> {
  const now = await findRsvp(app.db, event_id, { user_id })
  if (now?.status === 'requested') await notifyAll(app, now.host_ids, notice('event_requested', event_id, { user_id }))
}

/** Nobody need be told of a request any longer that was answered or taken back. */
export const withdrawRequest = (app: AppContext, { event_id, user_id }: Answer): Promise<void> =>
  withdraw(app, notice('event_requested', event_id, { user_id }), { evenRead: true })

/** It was taken back, and not made again since. */
export async function reconcileRequest(app: AppContext, request: Answer): Promise<void> {
  const now = await findRsvp(app.db, request.event_id, { user_id: request.user_id })
  if (now?.status !== 'requested') await withdrawRequest(app, request)
}

/** Nothing is left to hosts of what somebody did who was removed from the list. */
export async function withdrawFromHosts(app: AppContext, { event_id, user_id }: Answer): Promise<void> {
  for (const kind of toHosts) await withdraw(app, notice(kind, event_id, { user_id }), { evenRead: true })
}

/** Who no longer helps as co-host keeps nothing of what guests have said. */
export async function withdrawHosting(
  app: AppContext,
  { event_id, helper_id }: Facts['event.helper_left'],
): Promise<void> {
  if (!(await isEventStaff(app.db, helper_id, event_id, leastRole.invite)))
    await withdrawKinds(app, toHosts, { subject_id: event_id, user_id: helper_id })
}
