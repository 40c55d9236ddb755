import type { Answer } from '@celebrio/contract/platform/endpoint'
import type { Comment, comments } from '@celebrio/contract/social/comments'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { commentKeys } from './comment-keys.ts'

type List = InfiniteData<Answer<typeof comments.list>, string | undefined>
type Placed = Answer<typeof comments.get>
type Change = Pick<Comment, 'id'> & Partial<Omit<Comment, 'replies'>>

const merged = (comment: Comment, change: Change): Comment => ({
  ...comment,
  ...(comment.id === change.id && change),
  replies: comment.replies.map(reply => (reply.id === change.id ? { ...reply, ...change } : reply)),
})

/** Puts what has changed over every cached copy of a comment, or of a reply. */
export function mergeComment(client: QueryClient, postId: number, change: Change): void {
  const inPages = (list: List | undefined) =>
    list && {
      ...list,
      pages: list.pages.map(page => ({ ...page, comment: page.comment.map(one => merged(one, change)) })),
    }
  client.setQueriesData<List>({ queryKey: commentKeys.list(postId) }, inPages)
  client.setQueriesData<List>({ queryKey: commentKeys.allReplies(postId) }, inPages)
  client.setQueriesData<Placed>(
    { queryKey: commentKeys.allPlaced(postId) },
    placed =>
      placed && { comment: merged(placed.comment, change), parent: placed.parent && merged(placed.parent, change) },
  )
}
