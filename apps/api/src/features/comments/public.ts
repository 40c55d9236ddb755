/** What other features may use of comments. */
export { commentVisible } from './queries/comments.ts'
export { beginningOf as commentBeginning, findCommentBy, findPlaceOf, likesComment } from './queries/deeds.ts'
export { findLatestComments } from './queries/latest.ts'
