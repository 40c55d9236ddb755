import type { ReversalNoticeKind } from '@celebrio/contract/care/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  letter: {
    subject: (thing: string) => `We’ve undone our decision about ${thing}`,
    lead: (thing: string, day: string) =>
      `On ${day}, we made a decision about ${thing}. We’ve looked at it again and undone it.`,
    /** What holds again. */
    again: {
      hide: 'Everyone who could see it before can see it again.',
      remove: 'Everyone who could see it before can see it again.',
      warn: 'The warning doesn’t count anymore.',
      suspend: 'You can sign in again, and others can see you and what you’ve shared again.',
    },
  },
  email: {
    greeting: (name: string) => `Hi, ${name}`,
    label: 'Read our decision',
    closing: 'We’re sorry about the trouble.',
  },
  notices: {
    decision_reversed: ({ what }) => `We’ve undone our decision about ${what}`,
  } satisfies NoticeTexts<ReversalNoticeKind>,
}

export type Messages = typeof en
