/** Kinds of notifications about what the staff has decided, to authors; and of new cases, to the staff. */
export const moderationNoticeKinds = ['statement_written', 'case_opened'] as const
export type ModerationNoticeKind = (typeof moderationNoticeKinds)[number]

/** Of what became of reports, to who has filed them. */
export const ownReportNoticeKinds = ['report_acted_on', 'report_dismissed', 'report_undone'] as const
export type OwnReportNoticeKind = (typeof ownReportNoticeKinds)[number]

/** Of decisions that the staff has taken back by itself, to authors. */
export const reversalNoticeKinds = ['decision_reversed'] as const
export type ReversalNoticeKind = (typeof reversalNoticeKinds)[number]

/** Of appeals: to authors, and to whoever of the staff may decide one. */
export const appealNoticeKinds = ['appeal_granted', 'appeal_refused', 'appeal_opened'] as const
export type AppealNoticeKind = (typeof appealNoticeKinds)[number]
