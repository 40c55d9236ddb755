import type { PostNoticeKind } from '@celebrio/contract/social/notices'
import type { NoticeTexts } from '#features/base/notifications'

export const en = {
  notices: {
    post_liked: ({ who }) => `${who} liked your post`,
    post_superliked: ({ who }) => `${who} gave your post a flower`,
    post_shared: ({ who }) => `${who} shared your post`,
    post_mentioned: ({ who }) => `${who} mentioned you in a post`,
  } satisfies NoticeTexts<PostNoticeKind>,
}

export type Messages = typeof en
