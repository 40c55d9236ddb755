/** What other features may use of comments. */
export { commentVisible } from './queries/comments.ts'
export { findBeginnings as findCommentBeginnings, findCommentBy, findPlaceOf, likesComment } from './queries/deeds.ts'
export { findLatestComments } from './queries/latest.ts'
