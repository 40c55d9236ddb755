import type { CommentNoticeKind } from '@celebrio/contract/social/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { latestReply, latestUnder } from './queries/latest.ts'
import { commentSubject } from './queries/notice-subjects.ts'

const written = ['comment.created', 'comment.deleted'] as const

const posts = { category: 'posts', weight: 'normal' } as const

export const notices: Notices<CommentNoticeKind> = {
  messages,
  kinds: {
    post_commented: { ...posts, subject: 'post', follows: written, opens: latestUnder },
    // About the comment that was answered.
    comment_replied: { ...posts, subject: 'comment', follows: written, opens: latestReply },
    comment_liked: { ...posts, weight: 'quiet', subject: 'comment', follows: ['comment.liked', 'comment.unliked'] },
    comment_mentioned: { ...posts, subject: 'comment', follows: ['comment.mentioned', 'comment.unmentioned'] },
  },
  subjects: { comment: commentSubject },
}
