/** What other features may use of comments. */
export { commentVisible } from './queries/comments.ts'
export { findLatestComments } from './queries/latest.ts'
export { beginningOf as commentBeginning, findCommentBy, findPlaceOf, likesComment } from './queries/reactions.ts'
