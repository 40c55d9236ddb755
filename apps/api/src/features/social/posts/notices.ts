import type { PostNoticeKind } from '@celebrio/contract/social/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { postSubject } from './queries/notice-subjects.ts'

const ofPost = { category: 'posts', subject: 'post' } as const

export const notices: Notices<PostNoticeKind> = {
  messages,
  kinds: {
    post_liked: { ...ofPost, weight: 'quiet', follows: ['post.liked', 'post.unliked'] },
    post_superliked: { ...ofPost, weight: 'quiet', follows: ['post.superliked', 'post.unsuperliked'] },
    post_shared: { ...ofPost, weight: 'normal', follows: ['post.shared'] },
    post_mentioned: { ...ofPost, weight: 'normal', follows: ['post.mentioned', 'post.unmentioned'] },
  },
  subjects: { post: postSubject },
}
