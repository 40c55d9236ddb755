/** Where the focus goes when what had it is deleted. */
export const commentsId = (postId: number): string => `comments-${postId}`
