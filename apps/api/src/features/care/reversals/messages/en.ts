import type { ReversalNoticeKind } from '@celebrio/contract/care/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  letter: {
    subject: (thing: string) => `We’ve undone our decision about ${thing}`,
    lead: (thing: string, day: string) =>
      `On ${day}, we made a decision about ${thing}. We’ve taken another look and undone it.`,
    /** What holds again. */
    again: {
      hide: 'Everyone who could see it before can see it again.',
      remove: 'Everyone who could see it before can see it again.',
      warn: 'The warning no longer counts.',
      suspend: 'You can sign in again, and people can see you and what you’ve shared.',
    },
  },
  email: {
    greeting: (name: string) => `Hi, ${name}`,
    label: 'Read our decision',
    closing: 'Sorry for the trouble.',
  },
  notices: {
    decision_reversed: ({ what }) => `We’ve undone our decision about ${what}`,
  } satisfies NoticeTexts<ReversalNoticeKind>,
}

export type Messages = typeof en
