import type { ReminderNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    event_tomorrow: ({ what }) => `Coming up on ${what}`,
    event_soon: ({ what }) => `Starting soon: ${what}`,
  } satisfies NoticeTexts<ReminderNoticeKind>,
}

export type Messages = typeof en
