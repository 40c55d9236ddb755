import type { NotificationKind } from '@celebrio/contract/base/notifications'
import { findGuests, guestIdsToNotify } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { withdrawHosting, withdrawKinds } from './about-answers.ts'
import { notify, notifyAgain, withdraw } from './notify.ts'
import { putChanges } from './queries/changes.ts'
import { findHelp, isDateOpen } from './queries/standing.ts'

const news = (kind: NotificationKind, user_id: number, actor_id: number, event_id: number) =>
  ({ user_id, actor_id, kind, event_id }) as const

/** Those who are still invited hear of it. */
export async function tellInvitations(app: AppContext, { event_id, user_id, guest_ids }: Facts['event.invited']) {
  const guests = await findGuests(app.db, event_id, guest_ids)
  const invited = guests.filter(guest => guest.is_invited && guest.status !== 'removed')
  for (const guest of invited) await notify(app, news('event_invited', guest.user_id, user_id, event_id))
}

/** Guests are asked again, each time; who has said yes to the old date is no news any more. */
export async function tellRescheduled(
  app: AppContext,
  { event_id, user_id }: Facts['event.rescheduled'],
): Promise<void> {
  await withdrawKinds(app, ['event_accepted'], { event_id })
  const guestIds = await inTransaction(app, tx => guestIdsToNotify(tx, event_id))
  for (const id of guestIds) await notifyAgain(app, news('event_rescheduled', id, user_id, event_id))
}

/** Who was asked hears what is another, in one notice with all that has changed since they last looked. */
export async function tellChanged(
  app: AppContext,
  { event_id, user_id, parts }: Facts['event.changed'],
): Promise<void> {
  const told = await inTransaction(app, async tx => {
    const guestIds = (await guestIdsToNotify(tx, event_id)).filter(id => id !== user_id)
    return putChanges(tx, guestIds, { event_id, actor_id: user_id, parts, happened_at: app.clock.now() })
  })
  app.realtime.push(told, 'notifications')
}

/** Who was asked hears that there are more dates, each time, while they can vote. */
export async function tellDatesAdded(app: AppContext, { event_id, user_id, added }: Facts['event.dates_changed']) {
  if (!added || !(await isDateOpen(app.db, event_id))) return
  const guestIds = await inTransaction(app, tx => guestIdsToNotify(tx, event_id))
  for (const id of guestIds) await notifyAgain(app, news('event_dates_added', id, user_id, event_id))
}

/** Who was asked hears that there is a date; what it could have been is no news any more. */
export async function tellDateChosen(
  app: AppContext,
  { event_id, user_id }: Facts['event.date_chosen'],
): Promise<void> {
  await withdrawKinds(app, ['event_dates_added'], { event_id })
  const guestIds = await inTransaction(app, tx => guestIdsToNotify(tx, event_id))
  for (const id of guestIds) await notify(app, news('event_date_chosen', id, user_id, event_id))
}

/** Who helps hears as what: what is true now. */
export async function settleHelp(app: AppContext, { event_id, helper_id }: Facts['event.helper_named']): Promise<void> {
  const now = await findHelp(app.db, event_id, helper_id)
  if (!now) return
  for (const role of ['cohost', 'door'] as const) {
    const told = news(`event_${role}`, helper_id, now.host_id, event_id)
    await (now.role === role ? notify(app, told) : withdraw(app, told, { evenRead: true }))
  }
  if (now.role !== 'cohost' && helper_id !== now.host_id) await withdrawHosting(app, event_id, helper_id)
}

/** The event is gone, and with it all that was told of it but this. */
export async function tellCalledOff(app: AppContext, fact: Facts['event.deleted']): Promise<void> {
  const { event_id: id, user_id: actor_id, title, guest_ids } = fact
  for (const user_id of guest_ids) await notify(app, { user_id, actor_id, kind: 'event_deleted', gone: { id, title } })
}
