import type { ReportedKind } from '@celebrio/contract/base/reports'
import type { ModerationNoticeKind } from '@celebrio/contract/care/notices'
import type { BrokenRule } from '@celebrio/contract/platform/reports'
import type { NoticeTexts } from '#features/base/notifications'

type ByKind = Record<ReportedKind, string>

export const en = {
  things: {
    user: 'your account',
    post: 'your post',
    message: 'your message',
    deal: 'your deal',
    comment: 'your comment',
    review: 'your review',
    store: 'your store',
  } satisfies ByKind,
  kinds: {
    user: 'an account',
    post: 'a post',
    message: 'a message',
    deal: 'a deal',
    comment: 'a comment',
    review: 'a review',
    store: 'a store',
  } satisfies ByKind,
  rules: {
    harassment: 'harassment',
    hate: 'hate',
    violence: 'violence and threats',
    sexual: 'nudity and sexual content',
    children: 'the safety of children',
    private_data: 'other people’s private data',
    impersonation: 'pretending to be someone else',
    fraud: 'fraud',
    spam: 'spam',
    others_work: 'other people’s work',
    illegal: 'what the law forbids',
  } satisfies Record<BrokenRule, string>,
  statement: {
    subject: {
      hide: (thing: string) => `We’ve hidden ${thing}`,
      remove: (thing: string) => `We’ve removed ${thing}`,
      warn: (thing: string) => `A warning about ${thing}`,
      suspend: () => 'We’ve suspended your account',
    },
    hide: (thing: string) => `We’ve hidden ${thing}. Only you can see it now.`,
    remove: (thing: string) => `We’ve removed ${thing}. Nobody can see it anymore.`,
    warn: (thing: string) =>
      `We’re writing to you about ${thing}. We won’t change anything, but please don’t do this again.`,
    suspend: (until: string | null) =>
      until
        ? `We’ve suspended your account until ${until}. Until then, you can’t sign in, and nobody sees you or what you’ve shared.`
        : 'We’ve suspended your account for good. You can’t sign in, and nobody sees you or what you’ve shared.',
    hideToo: (thing: string) => `We’ve hidden ${thing} as well.`,
    quote: (words: string) => `It begins: “${words}”`,
    rule: (rule: string) => `This breaks our rules on ${rule}.`,
    byPeople: 'It was reported to us. A person has decided this, not a machine.',
    appeal: (day: string) =>
      `If you think we’re wrong, you can ask us until ${day} to look at it again. Someone else on our team will decide then.`,
  },
  email: {
    greeting: (name: string) => `Hi, ${name}`,
    label: 'Read it, or ask for a second look',
    closing: 'You don’t need to sign in to use this link, so please don’t forward this email.',
  },
  notices: {
    statement_written: ({ what }) => `We’ve made a decision about ${what}. Read why`,
    case_opened: ({ what }) => `Someone has reported ${what}. The case is waiting for a decision`,
  } satisfies NoticeTexts<ModerationNoticeKind>,
}

export type Messages = typeof en
