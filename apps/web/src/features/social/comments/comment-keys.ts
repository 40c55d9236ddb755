/** Cache keys; everything under a post begins with `comments, post`, so that one change reaches the replies too. */
export const commentKeys = {
  all: ['comments'],
  under: (postId: number) => ['comments', postId],
  list: (postId: number) => ['comments', postId, 'list'],
  allPlaced: (postId: number) => ['comments', postId, 'placed'],
  placed: (postId: number, id: number) => ['comments', postId, 'placed', id],
  allReplies: (postId: number) => ['comments', postId, 'replies'],
  replies: (postId: number, parentId: number) => ['comments', postId, 'replies', parentId],
} as const
