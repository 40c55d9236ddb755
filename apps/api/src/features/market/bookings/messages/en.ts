import type { BookingNoticeKind } from '@celebrio/contract/market/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  closed: 'This provider has closed their store.',
  notices: {
    booking_requested: ({ who }) => `${who} sent you a booking request`,
    booking_accepted: ({ who }) => `${who} accepted your booking`,
    booking_changed: ({ who }) => `${who} accepted your booking with a change. Can you confirm it?`,
    booking_confirmed: ({ who }) => `${who} confirmed your change to a booking`,
    booking_declined: ({ who }) => `${who} can’t take your booking`,
    booking_cancelled: ({ who }) => `${who} cancelled a booking`,
    booking_expired: ({ who }) => `A booking request between you and ${who} has expired`,
    booking_serving: ({ who, verb }) => `${who} ${verb('has', 'have')} started serving`,
    booking_completed: ({ who }) => `Your booking with ${who} is complete`,
    booking_date_changed: ({ who, what, now }) =>
      `${who} moved their event${what && `: ${what} → ${now}`}. Are you free on the new date?`,
    booking_asked_again: ({ who, verb }) => `${who} ${verb('has', 'have')} been asked about your new date`,
    booking_event_changed: ({ who }) => `${who} changed the place or end time of an event you’re booked for`,
    booking_moved_late: ({ who }) => `${who} moved an event at short notice. Your booking stands for the original date`,
    booking_deleted_late: ({ who }) => `${who} deleted an event at short notice. Your booking stands`,
  } satisfies NoticeTexts<BookingNoticeKind>,
}

export type Messages = typeof en
