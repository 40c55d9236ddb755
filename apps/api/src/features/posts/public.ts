/** What other features may use of posts. */

export { countComments } from './queries/posts.ts'
export { requireVisiblePost } from './read-posts.ts'
