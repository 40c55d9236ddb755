import { type NotificationKind, reminderKinds } from '@celebrio/contract/notifications'
import type { Facts } from '#facts.ts'
import { findGuests, toldGuestIds } from '#features/guests'
import { inTransaction, type Kit } from '#platform/kit.ts'
import { notify, notifyAgain, withdraw } from './notify.ts'
import { deleteAllAbout } from './queries/news.ts'
import { findHelp, findStanding } from './queries/standing.ts'

type Answer = { event_id: number; user_id: number }

const news = (kind: NotificationKind, user_id: number, actor_id: number, event_id: number) =>
  ({ user_id, actor_id, kind, event_id }) as const

/** Those who are still invited hear of it. */
export async function tellInvitations(kit: Kit, { event_id, user_id, guest_ids }: Facts['event.invited']) {
  const guests = await findGuests(kit.db, event_id, guest_ids)
  const invited = guests.filter(guest => guest.is_invited && guest.status !== 'removed')
  for (const guest of invited) await notify(kit, news('event_invited', guest.user_id, user_id, event_id))
}

/** The host hears who comes and who does not: what is true now, so that facts may come late or twice. */
export async function settleAnswer(kit: Kit, { event_id, user_id }: Answer): Promise<void> {
  const now = await findStanding(kit.db, event_id, user_id)
  if (!now) return
  for (const status of ['accepted', 'rejected'] as const) {
    const told = news(`event_${status}`, now.host_id, user_id, event_id)
    const holds = now.is_invited && now.status === status
    await (holds ? notify(kit, told) : withdraw(kit, told, { evenRead: true }))
  }
}

/** Who waited hears that there is a place; the host hears that they come. */
export async function tellMovedUp(kit: Kit, moved: Answer): Promise<void> {
  const { event_id, user_id } = moved
  const now = await findStanding(kit.db, event_id, user_id)
  if (now?.status !== 'accepted') return
  await notifyAgain(kit, news('event_moved_up', user_id, now.host_id, event_id))
  await settleAnswer(kit, moved)
}

/** The request still waits: the host is told. */
export async function tellRequested(kit: Kit, { event_id, user_id }: Answer): Promise<void> {
  const now = await findStanding(kit.db, event_id, user_id)
  if (now?.status === 'requested') await notify(kit, news('event_requested', now.host_id, user_id, event_id))
}

/** The host need not be told of a request any more that they have answered. A no is told to nobody. */
export async function settleRequest(kit: Kit, { event_id, user_id }: Answer): Promise<void> {
  const now = await findStanding(kit.db, event_id, user_id)
  if (!now) return
  await withdraw(kit, news('event_requested', now.host_id, user_id, event_id), { evenRead: true })
  const isIn = now.is_invited && (now.status === 'accepted' || now.status === 'waiting')
  if (isIn) await notify(kit, news('event_request_accepted', user_id, now.host_id, event_id))
}

const toGuest = [
  'event_invited',
  'event_request_accepted',
  'event_moved_up',
  'event_rescheduled',
  ...reminderKinds,
] as const
const toHost = ['event_accepted', 'event_rejected', 'event_requested'] as const

/** Who was taken off the list, and the host, keep nothing of what they were told of each other there. */
export async function withdrawGuest(kit: Kit, { event_id, user_id }: Answer): Promise<void> {
  const now = await findStanding(kit.db, event_id, user_id)
  if (now?.status !== 'removed') return
  for (const kind of toHost) await withdraw(kit, news(kind, now.host_id, user_id, event_id), { evenRead: true })
  await inTransaction(kit, async tx => {
    for (const kind of toGuest) await deleteAllAbout(tx, user_id, kind, event_id)
  })
  kit.realtime.changed([user_id], 'notifications')
}

/** Guests are asked again, each time; who has said yes to the old date is no news any more. */
export async function tellRescheduled(kit: Kit, { event_id, user_id }: Facts['event.rescheduled']): Promise<void> {
  const now = await findStanding(kit.db, event_id, user_id)
  if (!now) return
  const guestIds = await inTransaction(kit, async tx => {
    await deleteAllAbout(tx, now.host_id, 'event_accepted', event_id)
    return toldGuestIds(tx, event_id)
  })
  kit.realtime.changed([now.host_id], 'notifications')
  for (const id of guestIds) await notifyAgain(kit, news('event_rescheduled', id, user_id, event_id))
}

/** Who helps hears as what: what is true now. */
export async function settleHelp(kit: Kit, { event_id, helper_id }: Facts['event.helper_named']): Promise<void> {
  const now = await findHelp(kit.db, event_id, helper_id)
  if (!now) return
  for (const role of ['cohost', 'door'] as const) {
    const told = news(`event_${role}`, helper_id, now.host_id, event_id)
    await (now.role === role ? notify(kit, told) : withdraw(kit, told, { evenRead: true }))
  }
}

/** The event is gone, and with it all that was told of it but this. */
export async function tellCalledOff(kit: Kit, fact: Facts['event.deleted']): Promise<void> {
  const { event_id: id, user_id: actor_id, title, guest_ids } = fact
  for (const user_id of guest_ids) await notify(kit, { user_id, actor_id, kind: 'event_deleted', gone: { id, title } })
}
