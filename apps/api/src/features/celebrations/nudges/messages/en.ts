import type { NudgeNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    event_nudged: ({ who }) => `${who} would love to know if you’re coming`,
  } satisfies NoticeTexts<NudgeNoticeKind>,
}

export type Messages = typeof en
