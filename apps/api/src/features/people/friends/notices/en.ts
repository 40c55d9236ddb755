import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const en: NoticeTexts<FriendNoticeKind> = {
  friend_requested: same(who => `${who} would like to connect with you`),
  friend_accepted: same(who => `${who} accepted your request`),
}
