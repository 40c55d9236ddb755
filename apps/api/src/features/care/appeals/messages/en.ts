import type { AppealNoticeKind } from '@celebrio/contract/care/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  email: {
    subject: 'We’ve looked at our decision again',
    greeting: (name: string) => `Hi, ${name}`,
    granted: (thing: string) => `You were right to ask. We’ve undone our decision about ${thing}.`,
    refused: (thing: string) => `Someone else on our team has looked at ${thing} again. Our decision stays.`,
    label: 'Read it',
    closing: {
      granted: 'Sorry for the trouble.',
      refused: 'You can also turn to a court, or to an out-of-court dispute settlement body in your country.',
    },
  },
  notices: {
    appeal_granted: ({ what }) => `We’ve undone our decision about ${what}`,
    appeal_refused: ({ what }) => `We’ve looked at ${what} again, and our decision stays`,
    appeal_opened: ({ what }) => `Someone has asked for a second look: ${what}. The case is waiting for a decision`,
  } satisfies NoticeTexts<AppealNoticeKind>,
}

export type Messages = typeof en
