import type { GroupNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    group_invited: ({ who, what }) => `${who} invited you to the group “${what}”`,
    group_joined: ({ who, what }) => `${who} joined the group “${what}”`,
    group_admin: ({ who, what }) => `${who} made you an admin of the group “${what}”`,
    group_owner: ({ who, what }) => `${who} handed the group “${what}” over to you`,
    group_deleted: ({ who, what }) => `${who} deleted the group “${what}”`,
  } satisfies NoticeTexts<GroupNoticeKind>,
}

export type Messages = typeof en
