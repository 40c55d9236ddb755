import type { Answer } from '@celebrio/contract/platform/endpoint'
import type { Comment, comments } from '@celebrio/contract/social/comments'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { commentKeys } from './comment-keys.ts'

type List = InfiniteData<Answer<typeof comments.list>, string | undefined>
type CommentWithParent = Answer<typeof comments.get>
type Change = Pick<Comment, 'id'> & Partial<Omit<Comment, 'replies'>>

const merged = (comment: Comment, change: Change): Comment => ({
  ...comment,
  ...(comment.id === change.id && change),
  replies: comment.replies.map(reply => (reply.id === change.id ? { ...reply, ...change } : reply)),
})

/** Merges changes into every cached copy of a comment or reply. */
export function mergeComment(client: QueryClient, postId: number, change: Change): void {
  const inPages = (list: List | undefined) =>
    list && {
      ...list,
      pages: list.pages.map(page => ({ ...page, comment: page.comment.map(one => merged(one, change)) })),
    }
  client.setQueriesData<List>({ queryKey: commentKeys.list(postId) }, inPages)
  client.setQueriesData<List>({ queryKey: commentKeys.allReplies(postId) }, inPages)
  client.setQueriesData<CommentWithParent>(
    { queryKey: commentKeys.allWithParent(postId) },
    withParent =>
      withParent && {
        comment: merged(withParent.comment, change),
        parent: withParent.parent && merged(withParent.parent, change),
      },
  )
}
