/** What other features may use of posts. */

export { countPostsBy } from './queries/by-author.ts'
export { hiddenBy } from './queries/marks.ts'
export { findReactions } from './queries/notice-subjects.ts'
export { canSee } from './queries/posts.ts'
export { isClosed, postVisible, shownPosts, visiblePosts } from './queries/visible.ts'
export { countComments } from './queries/writes.ts'
export { readCollectionsBy, readFilesBy, readPostsBy } from './read-by-author.ts'
export { mayCommentOn, readTagged, requireVisiblePost } from './read-posts.ts'
export { personView } from './view.ts'
