/** Kinds of notifications about people; see `kind` of a notification. */
export const friendNoticeKinds = ['friend_requested', 'friend_accepted'] as const
export type FriendNoticeKind = (typeof friendNoticeKinds)[number]

/** Kinds about meeting new friends. */
export const meetNoticeKinds = ['treat_received', 'treat_accepted'] as const
export type MeetNoticeKind = (typeof meetNoticeKinds)[number]
