import type { RsvpStatus } from '@celebrio/contract/celebrations/invitation-shapes'
import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    event_invited: ({ who }) => `${who} invited you to an event`,
    event_accepted: ({ who, verb }) => `${who} ${verb('is', 'are')} coming to your event`,
    event_maybe: ({ who }) => `${who} might come to your event`,
    event_rejected: ({ who }) => `${who} can’t come to your event`,
    event_requested: ({ who }) => `${who} would like to join your event`,
    event_request_accepted: ({ who }) => `${who} accepted your request to join an event`,
    event_moved_up: ({ who }) => `A spot has opened up for you at ${who}’s event`,
  } satisfies NoticeTexts<InvitationNoticeKind>,
  guestTable: {
    file: 'guests',
    head: ['Name', 'Status', 'Adults', 'Children', 'Dietary needs', 'Message', 'Checked in'],
    status: {
      accepted: 'Going',
      pending: 'No reply',
      maybe: 'Maybe',
      confirming: 'To confirm',
      waiting: 'Waiting list',
      rejected: 'Can’t come',
      requested: 'Asked to join',
      removed: 'Removed',
    } satisfies Record<RsvpStatus, string>,
  },
}

export type Messages = typeof en
