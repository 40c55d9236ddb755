/** Kinds of notifications about questions to providers; see `kind` of a notification. */
export const questionNoticeKinds = ['question_asked', 'question_answered'] as const
export type QuestionNoticeKind = (typeof questionNoticeKinds)[number]
