import type { PostNoticeKind } from '@celebrio/contract/social/notices'
import { type NoticeTexts, same } from '#features/base/notifications'

export const en: NoticeTexts<PostNoticeKind> = {
  post_liked: same(who => `${who} liked your post`),
  post_superliked: same(who => `${who} gave your post a flower`),
  post_shared: same(who => `${who} shared your post`),
  post_mentioned: same(who => `${who} mentioned you in a post`),
}
