import type { Viewer } from '#platform/auth/viewer.ts'

/** Who wrote a post. Whether the viewer may see it at all is decided before, in the query. */
type Written = { user_id: number }

const isAuthor = (viewer: Viewer, { user_id }: Written): boolean => user_id === viewer.id

export const canEditPost = isAuthor

export const canDeletePost = isAuthor

export const canReportPost = (viewer: Viewer, post: Written): boolean => !isAuthor(viewer, post)

/** Children only talk where those who read along know them: elsewhere nobody would see their words. */
export const canCommentOn = (viewer: Viewer, post: Written & { connected: unknown }): boolean =>
  !viewer.isKid || isAuthor(viewer, post) || Boolean(post.connected)

/** What the viewer may do to a post, and to its author from there: others are blocked, and connections ended. */
export const postRights = (viewer: Viewer, post: Written & { connected: unknown }) => ({
  edit: canEditPost(viewer, post),
  delete: canDeletePost(viewer, post),
  report: canReportPost(viewer, post),
  comment: canCommentOn(viewer, post),
  remove_connection: Boolean(post.connected),
  block: !isAuthor(viewer, post),
})
