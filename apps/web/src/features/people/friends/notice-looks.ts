import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import { UserPlus } from '@phosphor-icons/react/UserPlus'
import type { NoticeLooks } from '#features/base/notifications'
import { paths } from '#lib/paths.ts'

export const noticeLooks: NoticeLooks<FriendNoticeKind> = {
  friend_requested: { icon: UserPlus, colour: 'lagoon', target: paths.friendRequests },
  friend_accepted: { icon: UserPlus, colour: 'lagoon' },
}
