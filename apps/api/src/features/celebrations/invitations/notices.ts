import type { InvitationNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { Notices } from '#features/base/notifications'
import { findNamedGuest } from '#features/celebrations/guests'
import { messages } from './messages.ts'

const toGuest = {
  category: 'celebrations',
  weight: 'urgent',
  hasOwnEmail: true,
  subject: 'event',
  addressee: 'guest',
} as const
const toHost = { category: 'celebrations', weight: 'normal', subject: 'event' } as const
const answers = ['event.answered', 'event.date_voted', 'external_guest.changed', 'event.guest_removed'] as const

export const notices: Notices<InvitationNoticeKind> = {
  messages,
  kinds: {
    event_invited: { ...toGuest, follows: ['event.invited', 'event.guest_removed'] },
    event_accepted: { ...toHost, follows: [...answers, 'event.promoted', 'event.rescheduled'] },
    event_maybe: { ...toHost, follows: [...answers, 'event.rescheduled'] },
    event_rejected: { ...toHost, follows: answers },
    event_requested: {
      ...toHost,
      follows: ['event.requested', 'event.request_withdrawn', 'external_guest.changed'],
    },
    event_request_accepted: { ...toGuest, follows: ['event.request_answered'] },
    event_moved_up: { ...toGuest, follows: ['event.promoted'] },
  },
  actors: { external_guest: findNamedGuest },
}
