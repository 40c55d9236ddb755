/** Kinds of notifications about posts; see `kind` of a notification. */
export const postNoticeKinds = ['post_liked', 'post_superliked', 'post_shared', 'post_mentioned'] as const
export type PostNoticeKind = (typeof postNoticeKinds)[number]

/** Kinds about comments. */
export const commentNoticeKinds = ['post_commented', 'comment_replied', 'comment_liked', 'comment_mentioned'] as const
export type CommentNoticeKind = (typeof commentNoticeKinds)[number]

/** Kinds about groups. */
export const groupNoticeKinds = [
  'group_invited',
  'group_joined',
  'group_admin',
  'group_owner',
  'group_deleted',
] as const
export type GroupNoticeKind = (typeof groupNoticeKinds)[number]
