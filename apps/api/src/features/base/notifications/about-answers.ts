import type { NotificationKind } from '@celebrio/contract/base/notifications'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { notifyAgain, notifyAll, withdraw } from './notify.ts'
import { deleteAbout } from './queries/news.ts'
import { findStanding, type Standing, type Who } from './queries/standing.ts'

type Answer = { event_id: number; user_id: number }

/** What guests do of which host and co-hosts hear. */
const toHosts = ['event_accepted', 'event_rejected', 'event_requested'] as const
/** What is told to a guest of one event. */
const toGuest: readonly NotificationKind[] = [
  'event_invited',
  'event_request_accepted',
  'event_moved_up',
  'event_rescheduled',
  'event_changed',
  'event_dates_added',
  'event_date_chosen',
  'event_tomorrow',
  'event_soon',
]

const deed = (kind: NotificationKind, event_id: number, who: Who) => ({
  kind,
  event_id,
  actor_id: 'user_id' in who ? who.user_id : null,
  guest_id: 'guest_id' in who ? who.guest_id : null,
})

/** Host and co-hosts hear who comes and who does not: what is true now, so that facts may come late or twice. */
async function settle(app: AppContext, event_id: number, who: Who, now: Standing): Promise<void> {
  for (const status of ['accepted', 'rejected'] as const) {
    const told = deed(`event_${status}`, event_id, who)
    const holds = now.is_invited && now.status === status
    await (holds ? notifyAll(app, now.host_ids, told) : withdraw(app, told, { evenRead: true }))
  }
}

export async function settleAnswer(app: AppContext, { event_id, user_id }: Answer): Promise<void> {
  const now = await findStanding(app.db, event_id, { user_id })
  if (now) await settle(app, event_id, { user_id }, now)
}

/** The same of a guest without an account. */
export async function settleInvitee(
  app: AppContext,
  { event_id, guest_id }: Facts['external_guest.answered'],
): Promise<void> {
  const now = await findStanding(app.db, event_id, { guest_id })
  if (now) await settle(app, event_id, { guest_id }, now)
}

/** Who waited hears that there is a place; the hosts hear that they come. */
export async function tellMovedUp(app: AppContext, moved: Answer): Promise<void> {
  const { event_id, user_id } = moved
  const now = await findStanding(app.db, event_id, { user_id })
  if (now?.status !== 'accepted') return
  await notifyAgain(app, { user_id, actor_id: now.host_id, kind: 'event_moved_up', event_id })
  await settleAnswer(app, moved)
}

/** The request still waits: host and co-hosts are told. */
export async function tellRequested(app: AppContext, { event_id, user_id }: Answer): Promise<void> {
  const now = await findStanding(app.db, event_id, { user_id })
  if (now?.status === 'requested') await notifyAll(app, now.host_ids, deed('event_requested', event_id, { user_id }))
}

/** It was taken back, and not made again since. */
export async function withdrawRequest(app: AppContext, { event_id, user_id }: Answer): Promise<void> {
  const now = await findStanding(app.db, event_id, { user_id })
  if (now?.status !== 'requested')
    await withdraw(app, deed('event_requested', event_id, { user_id }), { evenRead: true })
}

/** Nobody need be told of a request any more that one of them has answered. A no is told to nobody; a yes is theirs who said it. */
export async function settleRequest(app: AppContext, fact: Facts['event.request_answered']): Promise<void> {
  const { event_id, user_id, host_id: actor_id, status } = fact
  const now = await findStanding(app.db, event_id, { user_id })
  if (!now) return
  await withdraw(app, deed('event_requested', event_id, { user_id }), { evenRead: true })
  const isIn = now.is_invited && (now.status === 'accepted' || now.status === 'waiting')
  const told = { actor_id, kind: 'event_request_accepted', event_id } as const
  if (isIn && status !== 'rejected') await notifyAll(app, [user_id], told)
}

/** Takes back all that somebody was told of some kinds of an event. */
export async function withdrawKinds(
  app: AppContext,
  kinds: readonly NotificationKind[],
  about: { event_id: number; user_id?: number },
): Promise<void> {
  const ids = await inTransaction(app, tx => deleteAbout(tx, kinds, about))
  app.realtime.push(ids, 'notifications')
}

/** Who helps as co-host no more keeps nothing of what guests have said. */
export const withdrawHosting = (app: AppContext, event_id: number, user_id: number): Promise<void> =>
  withdrawKinds(app, toHosts, { event_id, user_id })

/** Who was taken off the list, and the hosts, keep nothing of what they were told of each other there. */
export async function withdrawGuest(app: AppContext, { event_id, user_id }: Answer): Promise<void> {
  const now = await findStanding(app.db, event_id, { user_id })
  if (now?.status !== 'removed') return
  for (const kind of toHosts) await withdraw(app, deed(kind, event_id, { user_id }), { evenRead: true })
  await withdrawKinds(app, toGuest, { event_id, user_id })
}
