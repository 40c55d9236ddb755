import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { knownPeople } from './queries/notice-actors.ts'

/** Requests and acceptances are about nobody but who made them. */
export const notices: Notices<FriendNoticeKind> = {
  messages,
  kinds: {
    friend_requested: { subject: null, follows: ['friend.requested'] },
    friend_accepted: { subject: null, follows: ['friend.accepted'] },
  },
  actors: { user: knownPeople },
}
