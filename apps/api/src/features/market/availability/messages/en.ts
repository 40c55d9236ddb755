import type { AvailabilityNoticeKind } from '@celebrio/contract/market/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    day_held: ({ who, what }) => `${who} placed a 48-hour hold on ${what}`,
  } satisfies NoticeTexts<AvailabilityNoticeKind>,
}

export type Messages = typeof en
