/** What can be reported to the staff. Who is reported on Meet new friends is a `user`. */
export const reportedKinds = ['user', 'post', 'comment', 'message', 'deal', 'review', 'store'] as const
export type ReportedKind = (typeof reportedKinds)[number]

/** Where a case stands: reports wait, the staff has decided, or its author would have it decided again. */
export const caseStates = ['open', 'appealed', 'decided'] as const
export type CaseState = (typeof caseStates)[number]
