import type { HostMessageNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    event_host_message: ({ who }) => `${who} wrote to the guests of an event`,
  } satisfies NoticeTexts<HostMessageNoticeKind>,
}

export type Messages = typeof en
