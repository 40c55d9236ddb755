/** Id of the element that receives the focus when the focused comment is deleted. */
export const commentsId = (postId: number): string => `comments-${postId}`
