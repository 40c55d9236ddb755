import type { ReviewNoticeKind } from '@celebrio/contract/market/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    review_due: ({ who }) => `How was it with ${who}? Leave a review`,
    review_waiting: ({ who }) => `${who} has reviewed you. Write yours to read it`,
    review_shown: ({ who }) => `You can now read ${who}’s review of you`,
    review_answered: ({ who }) => `${who} answered your review`,
  } satisfies NoticeTexts<ReviewNoticeKind>,
}

export type Messages = typeof en
