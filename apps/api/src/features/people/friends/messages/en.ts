import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    friend_requested: ({ who }) => `${who} would like to connect with you`,
    friend_accepted: ({ who }) => `${who} accepted your request`,
  } satisfies NoticeTexts<FriendNoticeKind>,
}

export type Messages = typeof en
