import type { HelperNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    event_cohost: ({ who }) => `${who} made you a co-host of an event`,
    event_door: ({ who }) => `${who} asked you to help check in guests`,
  } satisfies NoticeTexts<HelperNoticeKind>,
}

export type Messages = typeof en
