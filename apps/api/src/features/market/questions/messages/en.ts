import type { QuestionNoticeKind } from '@celebrio/contract/market/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    question_asked: ({ who }) => `${who} asked you a question`,
    question_answered: ({ who }) => `${who} answered your question`,
  } satisfies NoticeTexts<QuestionNoticeKind>,
}

export type Messages = typeof en
