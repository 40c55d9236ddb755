import type { EventNoticeKind } from '@celebrio/contract/celebrations/notices'
import { notifyAgain, notifyAll, notifyOn, withdrawKinds } from '#features/base/notifications'
import { guestIdsToNotify } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { isDateOpen } from './queries/notice-subjects.ts'

const notice = (kind: EventNoticeKind, actor_id: number, subject_id: number) => ({ kind, actor_id, subject_id })

const guestsOf = (app: AppContext, eventId: number) => inTransaction(app, tx => guestIdsToNotify(tx, eventId))

/** Guests are asked again, each time. */
async function notifyRescheduled(app: AppContext, { event_id, user_id }: Facts['event.rescheduled']): Promise<void> {
  await notifyAgain(app, await guestsOf(app, event_id), notice('event_rescheduled', user_id, event_id))
}

/** Who was asked hears what is different, in one notice with all that has changed since they last looked. */
async function notifyChanged(app: AppContext, { event_id, user_id, parts }: Facts['event.changed']): Promise<void> {
  const guestIds = await guestsOf(app, event_id)
  await notifyAll(app, guestIds, { ...notice('event_changed', user_id, event_id), details: { changed: parts } })
}

/** Who was asked hears that there are more dates, each time, while they can vote. */
async function notifyDatesAdded(app: AppContext, { event_id, user_id, added }: Facts['event.dates_changed']) {
  if (!added || !(await isDateOpen(app.db, event_id))) return
  await notifyAgain(app, await guestsOf(app, event_id), notice('event_dates_added', user_id, event_id))
}

/** Who was asked hears that there is a date; what it could have been is no longer news. */
async function notifyDateChosen(app: AppContext, { event_id, user_id }: Facts['event.date_chosen']): Promise<void> {
  await withdrawKinds(app, ['event_dates_added'], { subject_id: event_id })
  await notifyAll(app, await guestsOf(app, event_id), notice('event_date_chosen', user_id, event_id))
}

/** The event is gone, and with it all that was told of it but this. */
async function notifyCancelled(app: AppContext, fact: Facts['event.deleted']): Promise<void> {
  const { event_id, user_id, title, guest_ids } = fact
  await notifyAll(app, guest_ids, { ...notice('event_deleted', user_id, event_id), details: { title } })
}

export const noticeListeners = notifyOn({
  'event.rescheduled': notifyRescheduled,
  'event.changed': notifyChanged,
  'event.dates_changed': notifyDatesAdded,
  'event.date_chosen': notifyDateChosen,
  'event.deleted': notifyCancelled,
})
