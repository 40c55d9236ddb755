import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { knownPeople } from './queries/notice-actors.ts'

/** Requests and acceptances are about nobody but who made them. */
const people = { category: 'people', weight: 'normal', subject: null } as const

export const notices: Notices<FriendNoticeKind> = {
  messages,
  kinds: {
    friend_requested: { ...people, follows: ['friend.requested'] },
    friend_accepted: { ...people, follows: ['friend.accepted'] },
  },
  actors: { user: knownPeople },
}
