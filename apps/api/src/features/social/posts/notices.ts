import type { PostNoticeKind } from '@celebrio/contract/social/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { postSubject } from './queries/notice-subjects.ts'

export const notices: Notices<PostNoticeKind> = {
  messages,
  kinds: {
    post_liked: { subject: 'post', follows: ['post.liked', 'post.unliked'] },
    post_superliked: { subject: 'post', follows: ['post.superliked', 'post.unsuperliked'] },
    post_shared: { subject: 'post', follows: ['post.shared'] },
    post_mentioned: { subject: 'post', follows: ['post.mentioned', 'post.unmentioned'] },
  },
  subjects: { post: postSubject },
}
