/** Cache keys; everything under a post starts with `comments, post`, so that one change reaches the replies too. */
export const commentKeys = {
  all: ['comments'],
  under: (postId: number) => ['comments', postId],
  list: (postId: number) => ['comments', postId, 'list'],
  allWithParent: (postId: number) => ['comments', postId, 'placed'],
  withParent: (postId: number, id: number) => ['comments', postId, 'placed', id],
  allReplies: (postId: number) => ['comments', postId, 'replies'],
  replies: (postId: number, parentId: number) => ['comments', postId, 'replies', parentId],
} as const
