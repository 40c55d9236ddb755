/** What notifications tell of posts; see `kind` of a notification. */
export type PostNoticeKind = 'post_liked' | 'post_superliked' | 'post_shared' | 'post_mentioned'

/** What they tell of comments. */
export type CommentNoticeKind = 'post_commented' | 'comment_replied' | 'comment_liked' | 'comment_mentioned'
