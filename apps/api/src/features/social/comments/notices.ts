import type { CommentNoticeKind } from '@celebrio/contract/social/notices'
import type { Notices } from '#features/base/notifications'
import { messages } from './messages.ts'
import { latestReply, latestUnder } from './queries/latest.ts'
import { commentSubject } from './queries/notice-subjects.ts'

const written = ['comment.created', 'comment.deleted'] as const

export const notices: Notices<CommentNoticeKind> = {
  messages,
  kinds: {
    post_commented: { subject: 'post', follows: written, opens: latestUnder },
    // About the comment that was answered.
    comment_replied: { subject: 'comment', follows: written, opens: latestReply },
    comment_liked: { subject: 'comment', follows: ['comment.liked', 'comment.unliked'] },
    comment_mentioned: { subject: 'comment', follows: ['comment.mentioned', 'comment.unmentioned'] },
  },
  subjects: { comment: commentSubject },
}
