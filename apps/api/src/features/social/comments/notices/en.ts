import type { CommentNoticeKind } from '@celebrio/contract/social/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const en: NoticeTexts<CommentNoticeKind> = {
  post_commented: same(who => `${who} commented on your post`),
  comment_replied: same(who => `${who} replied to your comment`),
  comment_liked: same(who => `${who} liked your comment`),
  comment_mentioned: same(who => `${who} mentioned you in a comment`),
}
