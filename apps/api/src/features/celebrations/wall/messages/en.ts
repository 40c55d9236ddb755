import type { WallNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    event_wall_waiting: ({ who }) => `${who} shared something for you to approve`,
    event_wall_shared: ({ who }) => `${who} wrote on the wall of an event`,
  } satisfies NoticeTexts<WallNoticeKind>,
}

export type Messages = typeof en
