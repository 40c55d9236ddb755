import type { MeetNoticeKind } from '@celebrio/contract/people/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    treat_received: ({ who }) => `${who} sent you a treat`,
    treat_accepted: ({ who }) => `${who} accepted your treat`,
  } satisfies NoticeTexts<MeetNoticeKind>,
}

export type Messages = typeof en
