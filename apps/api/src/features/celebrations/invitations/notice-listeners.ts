import { notifyOn, withdrawKinds } from '#features/base/notifications'
import { notifyInvited, notifyPromoted, notifyRequestAnswered, withdrawRemoved } from './notify-guests.ts'
import {
  notifyRequested,
  reconcileAnswer,
  reconcileExternalGuest,
  reconcileRequest,
  withdrawHosting,
} from './notify-hosts.ts'

/** What hosts and guests are told of, by what has happened. */
export const noticeListeners = notifyOn({
  'event.invited': notifyInvited,
  'event.requested': notifyRequested,
  'event.request_withdrawn': reconcileRequest,
  'event.request_answered': notifyRequestAnswered,
  'event.answered': reconcileAnswer,
  'event.date_voted': reconcileAnswer,
  'external_guest.changed': reconcileExternalGuest,
  'event.promoted': notifyPromoted,
  'event.guest_removed': withdrawRemoved,
  // Who has said yes or maybe to the old date is no longer news.
  'event.rescheduled': (app, { event_id }) =>
    withdrawKinds(app, ['event_accepted', 'event_maybe'], { subject_id: event_id }),
  'event.helper_named': withdrawHosting,
  'event.helper_left': withdrawHosting,
})
