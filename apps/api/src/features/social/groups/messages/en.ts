import type { GroupNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    group_invited: ({ who }) => `${who} invited you to a group`,
    group_joined: ({ who }) => `${who} joined your group`,
    group_admin: ({ who }) => `${who} made you an admin of a group`,
    group_owner: ({ who }) => `${who} handed a group over to you`,
    group_deleted: ({ who }) => `${who} deleted a group`,
  } satisfies NoticeTexts<GroupNoticeKind>,
}

export type Messages = typeof en
