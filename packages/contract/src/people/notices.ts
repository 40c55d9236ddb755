/** What notifications tell of people; see `kind` of a notification. */
export type FriendNoticeKind = 'friend_requested' | 'friend_accepted'
