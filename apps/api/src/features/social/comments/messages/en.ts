import type { CommentNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    post_commented: ({ who }) => `${who} commented on your post`,
    comment_replied: ({ who }) => `${who} replied to your comment`,
    comment_liked: ({ who }) => `${who} liked your comment`,
    comment_mentioned: ({ who }) => `${who} mentioned you in a comment`,
  } satisfies NoticeTexts<CommentNoticeKind>,
}

export type Messages = typeof en
